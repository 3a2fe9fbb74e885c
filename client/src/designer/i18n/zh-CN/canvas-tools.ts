/** Texts of the tools of the canvas: folding, inserting between two questions, and carrying. */
export const canvasTools = {
  folding: {
    fold: '折叠 {{code}}',
    unfold: '展开 {{code}}',
    foldAll: '全部折叠',
    unfoldAll: '全部展开',
    options_one: '{{count}} 个选项',
    options_other: '{{count}} 个选项',
    rows_one: '{{count}} 行',
    rows_other: '{{count}} 行',
    questions_one: '{{count}} 题',
    questions_other: '{{count}} 题',
  },
  insert: {
    after: '在 {{code}} 之后插入题目',
    first: '在问卷开头插入题目',
    firstIn: '在 {{code}} 开头插入题目',
    title: '插入题目',
    search: '搜索题型',
    none: '没有找到题型',
    types: '题型',
  },
  drag: {
    grip: '拖动 {{code}}',
    refused: '容器里不能再放容器',
    several_one: '{{count}} 题',
    several_other: '{{count}} 题',
  },
  presence_one: '{{names}} 正在这里',
  presence_other: '{{names}} 正在这里',
};
