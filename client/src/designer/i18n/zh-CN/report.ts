import { reportTypes } from './report-types';

export const report = {
  title: '总体报告',
  all: '全部答卷',
  updated: '更新于 {{at}}',
  live: '实时更新',
  base: 'n = {{base}}',
  baseHelp: '{{base}} 人回答了这道题',
  type: reportTypes,
  notHere: '这种题型的结果目前还不能在这里显示。',
  multipleHelp: '可以选多项，百分比之和可能超过 100%。',
  retired: '已删除',
  column: { option: '选项', count: '人数', percent: '占比' },
  otherTexts_other: '「{{option}}」填写的内容（{{count}}）',
  texts: '最近的回答',
  textsOf: '「{{title}}」最近的回答',
  noAnswers: '还没有人回答这道题。',
  emptyTitle: '还没有答卷',
  emptyRunning: '问卷正在回收，收到第一份答卷后，这里会自动出现结果。',
  emptyHelp: '发布问卷并把链接发出去，结果会出现在这里。',
  toPublish: '去发布',
  toLink: '查看链接',
};
