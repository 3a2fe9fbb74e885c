/** Words that all matrices have, in Chinese; the source of every key. */
export const zhCN = {
  missing: '还没有作答',
  rowsMissing: (count: number, names: string, areAll: boolean) => `还有 ${count} 行没有作答：${names}${areAll ? '' : ' 等'}`,
  nameJoin: '、',
  inPlace: (place: string, error: string) => `「${place}」：${error}`,
  rowName: (title: string) => `${title}：名称`,
  namePlaceholder: '填写名称',
  nameMissing: '填写这一行的名称',
  fill: '每行都要填写',
  rate: '每行都要打分',
};

export type Words = typeof zhCN;
