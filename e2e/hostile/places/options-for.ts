import { LIMITS, type QuestionRow, type SurveyOption } from '@wence/schema';
import type { Put } from '../HostileTexts.js';
import type { Ids } from './Ids.js';

/** Default number of levels of an evaluation. */
const LEVELS = 5;
const PICTURE = 'images/a.png';

const times = <T>(count: number, make: (place: number) => T): T[] => Array.from({ length: count }, (_, place) => make(place));

/** The options of a question of this entry: plain ones, and each kind of them that it takes. */
export function optionsFor(row: QuestionRow, put: Put, ids: Ids): SurveyOption[] {
  let code = 0;
  const option = (more: Partial<SurveyOption> = {}): SurveyOption => {
    code += 1;
    return {
      id: ids.next(),
      code: String(code),
      title: put(`${row.key}: option`, { ...row.optionTitle, isRich: true }),
      ...(row.takesRightTitle ? { rightTitle: put(`${row.key}: right end`, { max: LIMITS.rightTitle }) } : {}),
      ...(row.key.startsWith('image') || row.key === 'pictureDrag' ? { image: PICTURE } : {}),
      ...(row.optionInput === 'all' ? { prefix: put(`${row.key}: prefix`, { max: LIMITS.optionPrefix }) } : {}),
      ...more,
    };
  };
  const tags = () => times(2, () => put('evaluate: tag', { max: LIMITS.evaluateTag }));
  const offers = () => times(2, () => put(`${row.key}: offer of a list`, { max: LIMITS.selectChoice }));

  if (row.key === 'evaluate') return times(LEVELS, () => option({ setting: { tags: tags() } }));
  if (row.key === 'cascade') return [option({ nodes: [option({ nodes: [option(), option()] })] }), option()];
  if (row.optionInput === 'all') return [option(), option({ type: 90, setting: { options: offers() } })];
  if (!row.takesOther) return [option(), option()];
  const prefix = () => put(`${row.key}: prefix`, { max: LIMITS.optionPrefix });
  return [
    ...(row.hasOptionGroups && row.key !== 'imageSingle' && row.key !== 'imageMultiple'
      ? [option({ group: true, nodes: [option()] })]
      : []),
    option(),
    option({ other: true, prefix: prefix() }),
    option({ other: true, type: 90, setting: { options: offers() } }),
  ];
}
