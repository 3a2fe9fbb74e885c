/** Names of the reports of a survey, in the order of the report navigation (Spec 2, navigation labels); those of exams alone come last. */
export const reportNav = {
  label: '报告导航',
  share: '分享',
  preparing: '答卷很多，正在为报告做准备：{{percent}}%',
  name: {
    overall: '整体报告',
    insight: '智能洞察',
    cross: '交叉报告',
    category: '分类报告',
    detail: '数据明细',
    export: '数据导出',
    exam: '考试分析',
    marking: '人工批阅',
  },
};
