import type { PointsWords } from './zh-CN';

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
