/** Texts of the chips below the title of a question. */
export const questionChips = {
  label: '{{code}} 的设置',
  order: {
    options: '选项：{{order}}',
    rows: '行：{{order}}',
    nodes: '题目：{{order}}',
  },
  locked: '位置固定',
  lockedParts: '{{count}} 项位置固定',
  limit: {
    choices: '选择 {{range}} 项',
    marks: '标记 {{range}} 处',
    files: '文件 {{range}} 个',
    rows: '{{range}} 行',
    characters: '{{range}} 字',
    number: '数值 {{range}}',
    seconds: '停留 {{range}} 秒',
  },
  range: { both: '{{min}}–{{max}}', min: '≥ {{min}}', max: '≤ {{max}}' },
  sum: '总和 {{sum}}',
  quota_one: '{{count}} 个配额',
  quota_other: '{{count}} 个配额',
  piping: '引用前面的回答',
  score: '{{score}} 分',
  draw_one: '随机抽 {{count}} 题',
  draw_other: '随机抽 {{count}} 题',
};
