export const zhCN = {
  enlarge: (title: string) => `放大「${title}」`,
  close: '关闭',
};

export type ImagesWords = typeof zhCN;
