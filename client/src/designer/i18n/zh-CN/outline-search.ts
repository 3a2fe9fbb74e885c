/** The search above the outline of questions, and its pages. */
export const outlineSearch = {
  label: '查找题目',
  placeholder: '题目、选项或编号',
  filters: '筛选',
  required: '必答',
  logic: '有逻辑',
  findings: '有问题',
  hidden: '已隐藏',
  found: '找到的题目',
  count_one: '找到 {{count}} 处',
  count_other: '找到 {{count}} 处',
  option: '选项：',
  row: '行：',
  page: {
    name: '第 {{number}} 页',
    size_one: '{{count}} 题',
    size_other: '{{count}} 题',
    fold: '收起第 {{number}} 页',
    unfold: '展开第 {{number}} 页',
  },
};
