/** The answering settings of a survey. */
export const settings = {
  nav: { label: '设置', appearance: '外观', answering: '答题', complete: '完成' },
  title: '答题设置',
  period: '回收',
  opensAt: '开始时间',
  opensAtHint: '不填则发布后立即开始。时间按 {{zone}} 时区。',
  closesAt: '结束时间',
  closesAtHint: '到时自动停止回收。不填则一直开放。',
  backwards: '结束时间要晚于开始时间，还没有保存',
  total: '回收上限',
  totalHint: '收满后自动停止回收。',
  unlimited: '不限',
  answering: '作答',
  paging: '分页方式',
  pagings: { all: '所有题目在一页', page: '按分页题翻页', question: '一页一题' },
  autoAdvance: '选好后自动下一题',
  autoAdvanceHint: '用于一页一题，只需选一项的题目。',
};
