import type { DraftOption, DraftRow } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, listOf, textOf } from '../draft/json-record.js';

/** A text that may be one per language: the wanted one, the default, or any. */
export function localText(value: unknown, language: string): string {
  if (!isJsonRecord(value)) return textOf(value);
  const wanted = Object.entries(value).find(([key]) => key.toLowerCase().startsWith(language.slice(0, 2).toLowerCase()));
  return textOf(wanted?.[1] ?? value.default ?? Object.values(value)[0]);
}

/** A value alone, or with its text behind a bar. */
function shortChoice(choice: string): DraftOption {
  const [key = '', title = key] = choice.split(/\|(.*)/s);
  return { key, title: title || key };
}

/** A list of values, each with a text of its own or not. */
export const choicesOf = (list: unknown, language: string): DraftOption[] =>
  listOf(list).map((choice) => {
    if (!isJsonRecord(choice)) return shortChoice(textOf(choice));
    const key = textOf(choice.value ?? choice.name);
    return { key, title: localText(choice.text ?? choice.title, language) || key };
  });

export const rowsOf = (list: unknown, language: string): DraftRow[] => choicesOf(list, language).map(({ key, title }) => ({ key, title }));

const OTHER: Record<string, string> = { zh: '\u5176\u4ed6', en: 'Other' };
const NONE: Record<string, string> = { zh: '\u4ee5\u4e0a\u5747\u65e0', en: 'None' };

const isOn = (question: JsonRecord, ...keys: readonly string[]): boolean => keys.some((key) => question[key] === true);

/** The choices of a question, with the further ones that it asks for by a flag. */
export function questionChoices(question: JsonRecord, language: string): DraftOption[] {
  const short = language.slice(0, 2);
  const options = choicesOf(question.choices, language);
  for (const option of options)
    if (option.key === 'other' && !isOn(question, 'hasOther', 'showOtherItem')) option.title ||= OTHER[short] ?? '';
  if (isOn(question, 'hasOther', 'showOtherItem')) {
    options.push({ key: 'other', title: localText(question.otherText, language) || (OTHER[short] ?? 'Other'), other: true });
  }
  if (isOn(question, 'hasNone', 'showNoneItem')) {
    options.push({ key: 'none', title: localText(question.noneText, language) || (NONE[short] ?? 'None'), exclusive: true });
  }
  return options;
}
