/** Words of the cascade. */
export const zhCN = {
  level: (number: number) => `第 ${number} 级`,
};

export type CascadeWords = typeof zhCN;
