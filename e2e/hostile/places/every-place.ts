import {
  LIMITS,
  type NodeSetting,
  questionCatalogue,
  type QuestionRow,
  type SurveyDefinition,
  type SurveyNode,
  type SurveyRow,
} from '@wence/schema';
import type { Put } from '../HostileTexts.js';
import { Ids } from './Ids.js';
import { optionsFor } from './options-for.js';

/** Entries that a survey on one page has no use for. */
const isAsked = (row: QuestionRow): boolean => !row.isContainer && row.key !== 'page';

/** Asks of types that are shown to be answered, so that the errors of an empty page tell of them too. */
function nodeOf(row: QuestionRow, put: Put, ids: Ids): SurveyNode {
  const id = ids.next();
  const title = put(`${row.key}: title`, { max: LIMITS.title, isRich: true });
  return {
    id,
    code: `Q${id}`,
    ...(row.type === undefined ? {} : { type: row.type }),
    ...(row.subType === undefined ? {} : { subType: row.subType }),
    title,
    ...(row.isAnswerable ? { required: true } : {}),
    setting: settingFor(row, put),
    ...(row.hasOptions ? { options: optionsFor(row, put, ids) } : {}),
    ...(row.hasRows ? { children: rowsFor(row, put, ids) } : {}),
  };
}

/** Every text that the setting of an entry has; a picture where it is about one. */
function settingFor(row: QuestionRow, put: Put): NodeSetting {
  const entries = row.settingKeys.flatMap((key): [string, unknown][] => {
    const rule = row.setting[key];
    if (key === 'image') return [[key, 'images/a.png']];
    if (rule?.kind === 'text') return [[key, put(`${row.key}: ${key}`, rule)]];
    if (rule?.kind === 'texts') return [[key, Array.from({ length: 3 }, () => put(`${row.key}: ${key}`, rule))]];
    return [];
  });
  return Object.fromEntries(entries);
}

/** The rows of a question of this entry, the last one named by the respondent where that is possible. */
function rowsFor(row: QuestionRow, put: Put, ids: Ids): SurveyRow[] {
  return ['1', '2'].map((code) => ({
    id: ids.next(),
    code,
    title: put(`${row.key}: row`, { max: LIMITS.rowTitle, isRich: true }),
    ...(row.rowsTakeRightTitle ? { rightTitle: put(`${row.key}: right end of a row`, { max: LIMITS.rightTitle }) } : {}),
    ...(row.key === 'pictureDrag' ? { image: 'images/a.png' } : {}),
    ...(row.rowsTakeOther && code === '2' ? { other: true } : {}),
  }));
}

/** A survey on one page with every type in it, and a text in each place that has one. The last types stand in a group, for its heading. */
export function everyPlace(put: Put, times: number): SurveyDefinition {
  const ids = new Ids();
  const title = put('survey: title', { max: LIMITS.title });
  const welcome = put('survey: welcome', { max: LIMITS.welcome, isRich: true });
  const round = (): SurveyNode[] => {
    const groupId = ids.next();
    const heading = put('group: heading', { max: LIMITS.title, isRich: true });
    const nodes = questionCatalogue.filter(isAsked).map((row) => nodeOf(row, put, ids));
    const group: SurveyNode = { id: groupId, code: `G${groupId}`, group: true, title: heading, nodes: nodes.slice(-3) };
    return [...nodes.slice(0, -3), group];
  };
  const nodes = Array.from({ length: times }, round).flat();
  return { format: 1, lastId: ids.last, title, welcome, language: 'en', nodes };
}
