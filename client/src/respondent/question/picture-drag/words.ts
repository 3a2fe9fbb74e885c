import type { Language } from '@wence/schema';

/** Words of the picture drag. The Chinese texts define the keys. */
export const zhCN = {
  how: '把图片拖到选项上，或在图片下面选择',
  touch: '触屏上先按住图片再拖',
  onePerOption: '每个选项只能放一张图片',
  hintJoin: '；',
  placeAll: '给每张图片选一个选项',
  missing: '还没有选',
  picturesMissing: (count: number, names: string, areAll: boolean) => `还有 ${count} 张图片没有选：${names}${areAll ? '' : ' 等'}`,
  nameJoin: '、',
  inPlace: (place: string, error: string) => `「${place}」：${error}`,
  taken: (option: string, picture: string) => `「${option}」已经放了「${picture}」，每个选项只能放一张图片`,
  placed: (picture: string, option: string) => `「${picture}」已放到「${option}」`,
  replaced: (picture: string, option: string, old: string) => `「${picture}」已放到「${option}」，「${old}」已取回`,
};

export type PictureWords = typeof zhCN;

export const en: PictureWords = {
  how: 'Drag each picture onto an option, or choose one under the picture',
  touch: 'On a touch screen, hold a picture to drag it',
  onePerOption: 'Each option takes only one picture',
  hintJoin: '. ',
  placeAll: 'Choose an option for every picture',
  missing: 'Not chosen yet',
  picturesMissing: (count, names, areAll) => `${count} pictures have no option yet: ${names}${areAll ? '' : ' and more'}`,
  nameJoin: ', ',
  inPlace: (place, error) => `“${place}”: ${error}`,
  taken: (option, picture) => `“${option}” already has “${picture}”. Each option takes only one picture`,
  placed: (picture, option) => `“${picture}” is now on “${option}”`,
  replaced: (picture, option, old) => `“${picture}” is now on “${option}”; “${old}” was taken off it`,
};

export const wordsIn = (language: Language): PictureWords => (language === 'en' ? en : zhCN);
