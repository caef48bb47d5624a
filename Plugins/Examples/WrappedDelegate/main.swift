import Interposing
import Vendor

let downloader = Downloader(fetch: FlakyNetwork().fetch)
let chain = Chain(Hasty().downloaderDelegateWitness)
try chain.append(.mapShouldRetryAfter("patience") { answer, _, _, attempt in answer || attempt < 3 })
try chain.append(.beforeShouldRetryAfter("log") { _, path, attempt in print(path, "failed", attempt, "times") })
let proxy = try DownloaderDelegateProxy(chain.live())
downloader.delegate = proxy
downloader.download("map.png")
for answer in chain.answers { print(answer) }
