import { byteLength, LIMITS, type Operation, optionsOf, type SurveyNode } from '@wence/schema';
import type { TFunction } from 'i18next';
import { announce } from '../../../shared/notice/notices';
import { linesOf } from '../dialogs/batch-options';
import { addDialogTexts } from '../dialogs/dialog-texts';
import { fitBytes } from '../field/fit-bytes';

addDialogTexts();

type Words = TFunction<'dialogs'>;

/** A Chinese character takes the room of two letters. */
const ROOM = { max: LIMITS.scaleText, wide: LIMITS.scaleText / 2 };

/** Says that the name of a level was longer than there is room. */
export const tellCut = (t: Words): void => announce({ kind: 'say', message: t('levels.cut', ROOM) });

/** The names that pasted lines give to a level and to those behind it, and what is said about lines that did not fit. */
export function linesIntoLevels(node: SurveyNode, levelId: number, pasted: string, t: Words): readonly Operation[] {
  const levels = optionsOf(node);
  const lines = linesOf(pasted);
  const filled = levels.slice(levels.findIndex(({ id }) => id === levelId)).slice(0, lines.length);
  const long = filled.flatMap((_, place) => (byteLength(lines[place] ?? '') > LIMITS.scaleText ? [place + 1] : []));
  const left = lines.length - filled.length;
  const said = [
    long.length > 0 && t('levels.linesCut', { ...ROOM, lines: long.join(t('levels.between')) }),
    left > 0 && t('levels.linesLeft', { count: left }),
  ].filter((part) => part !== false);
  if (said.length > 0) announce({ kind: 'say', message: said.join('') });
  return filled.map(({ id }, place) => ({
    op: 'updateOption',
    nodeId: node.id,
    optionId: id,
    set: { title: fitBytes('', (lines[place] ?? '').trim(), '', LIMITS.scaleText).trim() },
  }));
}
