/** Words that say nothing by themselves. Single Chinese characters are left out anyway. */
const CHINESE =
  '我们 你们 他们 她们 它们 咱们 自己 大家 别人 这个 那个 这些 那些 这样 那样 这里 那里 这种 那种 这么 那么 什么 怎么 怎样 哪里 哪个 哪些 为什么 多少 如何 因为 所以 ' +
  '但是 但 可是 不过 然而 而且 并且 或者 还是 以及 如果 要是 虽然 尽管 即使 只要 只有 除了 为了 关于 对于 由于 根据 通过 随着 按照 一个 一些 一下 一点 一样 一直 一种 一定 ' +
  '有点 有些 有的 没有 不是 不能 不会 不要 就是 都是 也是 还有 已经 正在 曾经 可以 可能 应该 需要 能够 比较 非常 特别 真的 觉得 感觉 认为 希望 时候 之前 之后 以前 以后 ' +
  '现在 然后 于是 其实 其他 其它 其中 另外 等等 之类 而是 只是 不但 不仅 甚至 反正 总之 比如 例如 尤其 是否 来说 的话 起来 出来 下来 过来 上去 进行 还会 就会 也会 不了 还要 ' +
  '各种 每个 每次 这次 那次 几个 很多 许多 不少 不太 有时 有时候 目前 当时 方面 东西 事情 无 暂无 哈哈 哈哈哈';

const ENGLISH =
  'a about above after again all also am an and any are as at be because been before being below between both but by can could did do does doing down during each ' +
  'few for from further get got had has have having he her here hers herself him himself his how i if in into is it its itself just like me more most my myself no nor ' +
  'not of off on once only or other our ours ourselves out over own really same she should so some such than that the their theirs them themselves then there these ' +
  'they this those through to too under until up us very was we were what when where which while who whom why will with would you your yours yourself yourselves ' +
  "don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't i'm i've i'd it's that's there's they're we're you're n/a nothing none one";

export const STOP_WORDS: ReadonlySet<string> = new Set(`${CHINESE} ${ENGLISH}`.split(' '));
