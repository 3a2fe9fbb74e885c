export const publishNav = {
  label: '发布方式',
  name: { share: '分享', sample: '样本服务', source: '来源标记', params: '接收参数', link: '一对一链接' },
};
