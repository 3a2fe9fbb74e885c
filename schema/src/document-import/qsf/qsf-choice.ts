import type { NodeSetting } from '../../definition/definition.js';
import { type JsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { answersOf, choicesOf, itemsOf, optionOf, orderedChoices, recoded } from './qsf-choices.js';
import type { QsfContent, ReadText } from './qsf-content.js';
import { countRules } from './qsf-validation.js';

/** Words at the two ends of a scale: a list of labels, or older ones in the configuration. */
function sideWords(payload: JsonRecord, read: ReadText): NodeSetting {
  const labels = listOf(payload.ColumnLabels).map((label) => read(textOf(recordOf(label).Display)));
  const { LabelLeft, LabelRight } = recordOf(payload.Configuration);
  const [left, right] = [labels[0] || textOf(LabelLeft), (labels.length > 1 && labels.at(-1)) || textOf(LabelRight)];
  return { ...(left && { left_text: left }), ...(right && { right_text: right }) };
}

/** Multiple choice in all its looks. Where only one can be chosen, no choice needs to shut out the others. */
export function choiceQuestion(payload: JsonRecord, read: ReadText): QsfContent {
  const selector = textOf(payload.Selector);
  if (selector === 'NPS') return { kind: 'rate', setting: { min: 0, max: 10, ...sideWords(payload, read) } };
  const columns = selector.endsWith('COL') ? numberOf(recordOf(payload.Configuration).NumColumns) : undefined;
  const setting: NodeSetting = columns ? { column: columns } : {};
  if (!selector.startsWith('M')) {
    const isList = /^(?:DL|SB)$/.test(selector);
    return {
      kind: isList ? 'dropdown' : 'single',
      options: recoded(itemsOf(payload, read), payload),
      ...(!isList && columns && { setting }),
    };
  }
  const options = choicesOf(payload).map((each) => optionOf(read, each));
  return { kind: 'multiple', options: recoded(options, payload), setting: { ...setting, ...countRules(payload, options.length) } };
}

export const rankOrder = (payload: JsonRecord, read: ReadText): QsfContent => ({
  kind: 'rank',
  options: recoded(itemsOf(payload, read), payload),
});

/** A list in levels. One level is a plain list; of several ones each way through them is an answer. */
export function drillDown(payload: JsonRecord, read: ReadText): QsfContent | null {
  const options = answersOf(payload).map((each) => optionOf(read, each));
  return options.length === 0 ? null : { kind: 'dropdown', options, ...(choicesOf(payload).length > 1 && { isChanged: true }) };
}

/** A drawing that changes with each step: the steps stay. */
export const graphicSlider = (payload: JsonRecord, read: ReadText): QsfContent => ({
  kind: 'single',
  options: itemsOf(payload, read),
  isChanged: true,
  hasPictures: true,
});

/** Regions of a picture: they stay by their names. */
export function hotSpot(payload: JsonRecord, read: ReadText): QsfContent | null {
  const options = itemsOf(payload, read);
  if (options.length === 0) return null;
  const answers = answersOf(payload).map((each) => optionOf(read, each));
  const isRated = textOf(payload.Selector) === 'LikeDislike' && answers.length > 0;
  const base = { isChanged: true, hasPictures: true };
  if (isRated) return { ...base, kind: 'matrixSingle', options: answers, rows: options.map(({ key, title }) => ({ key, title })) };
  return { ...base, kind: 'multiple', options };
}

/** Words of a text that are marked. Categories to mark them with have no counterpart. */
export function highlight(payload: JsonRecord, read: ReadText): QsfContent | null {
  const options = orderedChoices(payload.Choices, payload.ChoiceOrder).map(({ key, record }) => ({
    key,
    title: read(textOf(record.Word)),
  }));
  return options.length === 0 ? null : { kind: 'words', options, isChanged: true };
}

export function heatMap(payload: JsonRecord): QsfContent {
  const clicks = numberOf(payload.Clicks);
  return { kind: 'heatMap', hasPictures: true, ...(clicks && { setting: { max: clicks } }) };
}
