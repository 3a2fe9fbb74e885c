import type { Language } from '../i18n/words.js';
import { logicSurvey } from './logic-survey.js';

/** Why can be shown and hidden at once; the last question inserts an answer that a jump leaves out. */
export function doubtfulSurvey(language: Language) {
  const survey = logicSurvey(language);
  const hide = {
    id: 57,
    model: 1,
    type: 2,
    nodeId: 3,
    algorithm: 2,
    conditions: [{ id: 58, nodeId: 2, optionId: [22], algorithm: 1 }],
  } as const;
  const inserted = '<span data-ref="2" data-field="answer" data-fallback="-"></span>';
  return {
    ...survey,
    nodes: survey.nodes.map((node) => (node.id === 6 ? { ...node, title: `${node.title} ${inserted}` } : node)),
    logic: [...(survey.logic ?? []), hide],
  };
}
