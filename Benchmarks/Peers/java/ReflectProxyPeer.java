import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * The plain work unit in Java, called through a dynamic proxy that passes each call on by reflection.
 *
 * <p>The arguments are sixteen heights. Each line of standard input is a number of calls to make; the answer is a line with the
 * nanoseconds of CPU time that they took, the sum of the answers' bit patterns and the callee's four places, as unsigned numbers.
 */
public final class ReflectProxyPeer {
  /** Ten methods, for the handler of a proxy with one method is compiled for that one alone, which none in use is. */
  public interface Delegate {
    double height(Object table, long section, long row);

    double headerHeight(Object table, long section);

    double footerHeight(Object table, long section);

    double estimatedHeight(Object table, long section, long row);

    long indentationLevel(Object table, long section, long row);

    boolean shouldHighlight(Object table, long section, long row);

    boolean canEdit(Object table, long section, long row);

    void didSelect(Object table, long section, long row);

    void didDeselect(Object table, long section, long row);

    Object titleForHeader(Object table, long section);
  }

  static final class Heights implements Delegate {
    final long[] places = new long[4];
    private final double[] heights = new double[16];
    long selections;

    Heights(String[] heights) {
      for (int row = 0; row < 16; row += 1) this.heights[row] = Double.parseDouble(heights[row]);
    }

    public double height(Object table, long section, long row) {
      places[(int) row & 3] += row << 32 | 1;
      return heights[(int) row & 15];
    }

    public double headerHeight(Object table, long section) {
      return 28;
    }

    public double footerHeight(Object table, long section) {
      return 18;
    }

    public double estimatedHeight(Object table, long section, long row) {
      return heights[(int) row & 7];
    }

    public long indentationLevel(Object table, long section, long row) {
      return row & 1;
    }

    public boolean shouldHighlight(Object table, long section, long row) {
      return row != 0;
    }

    public boolean canEdit(Object table, long section, long row) {
      return section != 0;
    }

    public void didSelect(Object table, long section, long row) {
      selections += row;
    }

    public void didDeselect(Object table, long section, long row) {
      selections -= row;
    }

    public Object titleForHeader(Object table, long section) {
      return table;
    }
  }

  /** What people write: it passes each call on. */
  static final class Forwarding implements InvocationHandler {
    private final Object target;

    Forwarding(Object target) {
      this.target = target;
    }

    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
      return method.invoke(target, arguments);
    }
  }

  private static final long[] ROWS = {4, 9, 14, 19};
  private static final Object TABLE = new Object();

  private static long run(Delegate delegate, long count) {
    long sum = 0;
    for (long index = 0; index < count; index += 1) {
      sum += Double.doubleToRawLongBits(delegate.height(TABLE, 0, ROWS[(int) index & 3]));
    }
    return sum;
  }

  /** Calls all methods until they and the handler are compiled. */
  private static long warmUp(Delegate delegate) {
    long sum = 0;
    for (int round = 0; round < 100; round += 1) {
      for (long row = 0; row < 2_000; row += 1) {
        sum += Double.doubleToRawLongBits(delegate.headerHeight(TABLE, row));
        sum += Double.doubleToRawLongBits(delegate.footerHeight(TABLE, row));
        sum += Double.doubleToRawLongBits(delegate.estimatedHeight(TABLE, 0, row));
        sum += delegate.indentationLevel(TABLE, 0, row);
        if (delegate.shouldHighlight(TABLE, 0, row)) sum += 1;
        if (delegate.canEdit(TABLE, 0, row)) sum += 1;
        delegate.didSelect(TABLE, 0, row);
        delegate.didDeselect(TABLE, 0, row);
        sum += delegate.titleForHeader(TABLE, row).hashCode();
      }
      sum += run(delegate, 2_000);
    }
    return sum;
  }

  public static void main(String[] arguments) throws IOException {
    Heights heights = new Heights(arguments);
    Delegate delegate =
        (Delegate)
            Proxy.newProxyInstance(
                ReflectProxyPeer.class.getClassLoader(), new Class<?>[] {Delegate.class}, new Forwarding(heights));
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long sum = warmUp(delegate) + heights.selections;
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    System.out.println("ready " + (sum & 1));
    System.out.flush();
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      java.util.Arrays.fill(heights.places, 0);
      long count = Long.parseLong(line);
      long start = threads.getCurrentThreadCpuTime();
      long answers = run(delegate, count);
      long time = threads.getCurrentThreadCpuTime() - start;
      StringBuilder answer = new StringBuilder().append(time).append(' ').append(Long.toUnsignedString(answers));
      for (long place : heights.places) answer.append(' ').append(Long.toUnsignedString(place));
      System.out.println(answer);
      System.out.flush();
    }
  }
}
