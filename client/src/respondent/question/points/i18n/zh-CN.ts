/** Words of the questions that are answered with marks on a picture. */
export const zhCN = {
  howTo: '在图片上点一下就添加一个标记',
  markExactly: (count: number, now: number) => `标 ${count} 处，已标 ${now} 处`,
  markBetween: (min: number, max: number, now: number) => `标 ${min}–${max} 处，已标 ${now} 处`,
  markAtLeast: (min: number, now: number) => `至少标 ${min} 处，已标 ${now} 处`,
  markAtMost: (max: number, now: number) => `最多标 ${max} 处，已标 ${now} 处`,
  hintJoin: '；',
  full: (max: number) => `已标满 ${max} 处，删除一个标记才能再标`,
  kind: '接下来的标记表示',
  add: '在图片上添加标记',
  byKeyboard: '方向键移动准星（按住 Shift 更快），回车添加。Tab 到标记上，可用方向键移动、Delete 键删除。',
  place: (across: number, down: number) => `横 ${across}%，纵 ${down}%`,
  mark: (number: number, kind: string, place: string) => (kind ? `标记 ${number}，${kind}，${place}` : `标记 ${number}，${place}`),
  marks: '已添加的标记',
  remove: (number: number, kind: string) => (kind ? `删除标记 ${number}，${kind}` : `删除标记 ${number}`),
  added: (mark: string) => `已添加${mark}`,
  removed: (number: number, left: number) => `标记 ${number} 已删除，还有 ${left} 个`,
  picture: '要标记的图片',
  pictureFailed: '图片没有加载出来，检查网络后再试',
  noPicture: '这道题还没有图片，暂时无法标记',
  loadAgain: '重新加载图片',
  errors: {
    required: '还没有标记，在图片上点一下',
    min: (limit: number, now: number) => `至少标 ${limit} 处，现在标了 ${now} 处，再标几处`,
    max: (limit: number, now: number) => `最多标 ${limit} 处，现在标了 ${now} 处，删除几处`,
  },
};

export type PointsWords = typeof zhCN;
