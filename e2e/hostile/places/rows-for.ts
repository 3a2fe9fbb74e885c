import { LIMITS, type QuestionRow, type SurveyRow } from '@wence/schema';
import type { Put } from '../HostileTexts.js';
import type { Ids } from './Ids.js';

/** The rows of a question of this entry, the last one named by the respondent where that is possible. */
export function rowsFor(row: QuestionRow, put: Put, ids: Ids): SurveyRow[] {
  return ['1', '2'].map((code) => ({
    id: ids.next(),
    code,
    title: put(`${row.key}: row`, { max: LIMITS.rowTitle, isRich: true }),
    ...(row.rowsTakeRightTitle ? { rightTitle: put(`${row.key}: right end of a row`, { max: LIMITS.rightTitle }) } : {}),
    ...(row.key === 'pictureDrag' ? { image: 'images/a.png' } : {}),
    ...(row.rowsTakeOther && code === '2' ? { other: true } : {}),
  }));
}
