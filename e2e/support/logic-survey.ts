import type { SurveyDefinition } from '@wence/schema';
import { logicTexts } from '../i18n/logic-texts.js';
import type { Language } from '../i18n/words.js';

const options = (from: number, titles: readonly string[]) =>
  titles.map((title, index) => ({ id: from + index, code: String(index + 1), title }));

/**
 * A survey as an API caller makes it, one question per screen: who does not drink tea jumps to the last question; whoever names a kind is asked
 * why, with the kind inserted; a favourite among the carried kinds and a rating stand in a group.
 */
export function logicSurvey(language: Language, more: Partial<SurveyDefinition> = {}): SurveyDefinition {
  const texts = logicTexts(language);
  return {
    format: 1,
    lastId: 60,
    title: texts.title,
    language,
    perPage: true,
    nodes: [
      { id: 1, code: 'Q1', type: 1, title: texts.drinks, required: true, options: options(11, texts.yesNo) },
      { id: 2, code: 'Q2', type: 2, title: `<b>${texts.kinds}</b>`, options: options(21, texts.teas) },
      { id: 3, code: 'Q3', type: 3, title: `${texts.why} <span data-ref="2" data-field="answer" data-fallback="-"></span>` },
      {
        id: 40,
        code: 'G1',
        group: true,
        title: texts.group,
        nodes: [
          { id: 4, code: 'Q4', type: 6, title: texts.favourite },
          { id: 5, code: 'Q5', type: 4, title: texts.rate },
        ],
      },
      { id: 6, code: 'Q6', type: 3, title: texts.last },
    ],
    logic: [
      {
        id: 51,
        model: 1,
        type: 1,
        nodeId: 1,
        target: 6,
        conditions: [{ id: 52, nodeId: 1, optionId: [12], algorithm: 1 }],
      },
      {
        id: 53,
        model: 1,
        type: 2,
        nodeId: 3,
        algorithm: 1,
        conditions: [{ id: 54, nodeId: 2, optionId: [21], algorithm: 1 }],
      },
      {
        id: 55,
        model: 2,
        type: 1,
        nodeId: 4,
        conditions: [{ id: 56, nodeId: 2, algorithm: 1 }],
      },
    ],
    ...more,
  };
}
