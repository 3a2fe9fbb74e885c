import type { Answer, MatrixAnswer } from '@wence/schema';
import { rowWith, withCell } from '../matrix/matrix-answer';
import { shortTitle } from '../matrix/short-title';
import type { Shown } from '../shown';
import type { PictureWords } from './i18n/zh-CN';

interface Placed {
  readonly answer: MatrixAnswer;
  /** What people hear who do not see it change. */
  readonly said: string;
}

/** A picture was dropped on an option. Where an option takes one picture only (`is_one`), the one that lies there makes room, and that is said. */
export function placePicture(
  words: PictureWords,
  { node, options, rows }: Shown,
  answer: Answer | undefined,
  rowId: number,
  optionId: number,
): Placed {
  const old = node.setting?.is_one === true ? rowWith(answer, optionId, rowId) : undefined;
  const cleared = old === undefined ? answer : withCell(answer, old, null);
  const [picture, option] = [shortTitle(rows, rowId), shortTitle(options, optionId)];
  return {
    answer: withCell(cleared, rowId, { option: optionId }),
    said: old === undefined ? words.placed(picture, option) : words.replaced(picture, option, shortTitle(rows, old)),
  };
}
