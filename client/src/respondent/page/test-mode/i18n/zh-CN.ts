export const zhCN = { banner: '测试模式，数据不计入结果' };
