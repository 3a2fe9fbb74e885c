import type { LogicItem, SurveyDefinition, SurveyNode } from '@wence/schema';
import type { Language } from '../i18n/words.js';

const PAGES = 12;
const ON_A_PAGE = 25;
const BREAK = 0;
const SINGLE = 1;
const JUMP = 1;
const SHOW = 2;
const CHOSEN = 1;
/** Ids of what belongs to a question begin there. */
const STEP = 10;

export const pageTitle = (page: number) => `Part ${page}`;

/** 300 questions on 12 pages with 150 rules: every second question decides by its second option, in turn about a jump over 6 and about the next one. */
export function pagedSurvey(language: Language): SurveyDefinition {
  const idOf = (place: number) => place * STEP;
  const nodes = Array.from({ length: PAGES * ON_A_PAGE }, (_, at): SurveyNode[] => {
    const [id, place] = [idOf(at + 1), at + 1];
    const options = ['Yes', 'No'].map((title, option) => ({ id: id + option + 1, code: `A${option + 1}`, title }));
    const question = { id, code: `Q${place}`, type: SINGLE, title: `Do you use it, ${place}?`, options } as const;
    const page = place / ON_A_PAGE;
    const isLast = Number.isInteger(page) && page < PAGES;
    return isLast ? [question, { id: id + 3, code: `P${page}`, type: BREAK, title: pageTitle(page) }] : [question];
  });
  const logic = Array.from({ length: (PAGES * ON_A_PAGE) / 2 }, (_, at): LogicItem => {
    const place = at * 2 + 1;
    const id = idOf(place);
    const conditions = [{ id: id + 5, nodeId: id, algorithm: CHOSEN, optionId: [id + 2] }];
    if (at % 2 === 1) return { id: id + 4, model: 1, type: SHOW, algorithm: 1, nodeId: idOf(place + 1), conditions };
    const isNear = place + 6 <= PAGES * ON_A_PAGE;
    return { id: id + 4, model: 1, type: JUMP, nodeId: id, target: isNear ? idOf(place + 6) : 0, conditions };
  });
  return { format: 1, lastId: idOf(PAGES * ON_A_PAGE) + STEP, title: 'Long', language, nodes: nodes.flat(), logic };
}
