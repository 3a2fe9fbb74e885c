import type { Language } from '@wence/schema';

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

const marks = (count: number) => (count === 1 ? '1 mark' : `${count} marks`);

export const en: PointsWords = {
  howTo: 'Tap or click the picture to set a mark',
  markExactly: (count, now) => `Set ${count}, ${now} set`,
  markBetween: (min, max, now) => `Set ${min}–${max}, ${now} set`,
  markAtLeast: (min, now) => `Set at least ${min}, ${now} set`,
  markAtMost: (max, now) => `Set up to ${max}, ${now} set`,
  hintJoin: '. ',
  full: (max) => `${max === 1 ? 'The mark is' : `All ${max} are`} set; remove a mark to set another one`,
  kind: 'The next mark means',
  add: 'Set a mark on the picture',
  byKeyboard:
    'Arrow keys move the crosshair (faster with Shift), Enter sets a mark. Tab to a mark to move it with arrow keys or remove it with Delete.',
  place: (across, down) => `${across}% across, ${down}% down`,
  mark: (number, kind, place) => (kind ? `Mark ${number}, ${kind}, ${place}` : `Mark ${number}, ${place}`),
  marks: 'Marks set',
  remove: (number, kind) => (kind ? `Remove mark ${number}, ${kind}` : `Remove mark ${number}`),
  added: (mark) => `Added: ${mark}`,
  removed: (number, left) => `Mark ${number} removed, ${left} left`,
  picture: 'The picture to mark',
  pictureFailed: 'The picture did not load. Check the connection and try again.',
  noPicture: 'This question has no picture yet, so nothing can be marked',
  loadAgain: 'Load the picture again',
  errors: {
    required: 'Nothing is marked yet, tap or click the picture',
    min: (limit, now) => `Set at least ${marks(limit)}. You have set ${now}`,
    max: (limit, now) => `Set no more than ${marks(limit)}. You have set ${now}: remove some`,
  },
};

export const wordsIn = (language: Language): PointsWords => (language === 'en' ? en : zhCN);
