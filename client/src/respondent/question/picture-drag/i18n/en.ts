import type { PictureWords } from './zh-CN';

export const en: PictureWords = {
  how: 'Drag each picture onto an option, or choose one under the picture',
  touch: 'On a touch screen hold a picture before you drag it',
  onePerOption: 'Each option takes one picture only',
  hintJoin: '. ',
  placeAll: 'Choose an option for every picture',
  missing: 'Not chosen yet',
  picturesMissing: (count, names, areAll) => `${count} pictures have no option yet: ${names}${areAll ? '' : ' and more'}`,
  nameJoin: ', ',
  inPlace: (place, error) => `“${place}”: ${error}`,
  taken: (option, picture) => `“${option}” has “${picture}” already. Each option takes one picture only`,
  placed: (picture, option) => `“${picture}” is now on “${option}”`,
  replaced: (picture, option, old) => `“${picture}” is now on “${option}”; “${old}” was taken off it`,
};
