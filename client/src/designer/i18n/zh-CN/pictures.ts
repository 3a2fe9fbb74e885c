/** The tab of the image library with the pictures of all surveys. */
export const pictures = {
  ofSurvey: '这份问卷',
  title: '我的图片',
  search: '按文件名搜索',
  uses_other: '用于 {{count}} 处',
  earlier_other: '{{count}} 份问卷的历史记录里有',
  unused: '未使用',
  inUse: '{{uses}}，不能删除',
  deleteHelp: '图片会从所有问卷的图片库里永久删除。',
  sweep: '连续 30 天没有用到的图片会自动删除。',
  empty: '在任何一份问卷里上传的图片都会出现在这里。',
  noMatch: '没有文件名包含「{{keyword}}」的图片。',
};
