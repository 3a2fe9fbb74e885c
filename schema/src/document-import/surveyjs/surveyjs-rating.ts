import type { DraftPart } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, listOf, numberOf, textOf } from '../draft/json-record.js';
import { choicesOf, countedChoices, localText } from './surveyjs-choices.js';

export type Content = Pick<DraftPart, 'kind' | 'setting' | 'options' | 'rows'> & { readonly isChanged?: boolean };

/** Icons of a scale by the name of its look; any other is drawn with numbers or stars. */
const ICONS: Readonly<Record<string, number>> = { stars: 1, smileys: 4, labels: 5 };

const LOWEST = 0;
const HIGHEST = 10;

/** The values that a rating offers, each with its text. */
export function ratedValues(question: JsonRecord, language: string): readonly { readonly key: string; readonly title: string }[] {
  const listed = choicesOf(question.rateValues, language);
  if (listed.length > 0) return listed;
  const given = numberOf(question.rateStep) ?? 1;
  const step = given > 0 ? given : 1;
  const first = numberOf(question.rateMin) ?? 1;
  const last = numberOf(question.rateMax) ?? first + ((numberOf(question.rateCount) ?? 5) - 1) * step;
  const values = countedChoices(first, last, step);
  return values.length > 0 ? values : countedChoices(1, 5, 1);
}

/** Points that a scale of ours can have: numbers without gaps, of which at most the two ends have words of their own. */
function isScale(values: readonly { readonly key: string; readonly title: string }[]): boolean {
  const numbers = values.map(({ key }) => Number(key));
  const isCounting = numbers.every(
    (number, place) => Number.isInteger(number) && (place === 0 || number === (numbers[place - 1] ?? 0) + 1),
  );
  const hasWords = values.slice(1, -1).some(({ key, title }) => key !== title);
  return isCounting && !hasWords && (numbers[0] ?? -1) >= LOWEST && (numbers.at(-1) ?? HIGHEST + 1) <= HIGHEST;
}

/** A rating becomes a scale if it is one; values of other kinds are choices, so that none of them is lost. */
export function rateContent(question: JsonRecord, language: string): Content {
  const values = ratedValues(question, language);
  if (!isScale(values)) return { kind: 'single', options: values.map((value) => ({ ...value })), isChanged: true };
  // Older versions have another name, of two spellings.
  const { minRateDescription, mininumRateDescription, minimumRateDescription } = question;
  const { maxRateDescription, maximumRateDescription } = question;
  const isListed = listOf(question.rateValues).some(isJsonRecord);
  const left = localText(minRateDescription ?? mininumRateDescription ?? minimumRateDescription, language);
  const right = localText(maxRateDescription ?? maximumRateDescription, language);
  const [leftText, rightText] = [left || (isListed ? values[0]?.title : ''), right || (isListed ? values.at(-1)?.title : '')];
  const icon = ICONS[textOf(question.rateType) || textOf(question.rateDisplayMode)];
  return {
    kind: 'rate',
    setting: {
      min: Number(values[0]?.key),
      max: Number(values.at(-1)?.key),
      ...(leftText && { left_text: leftText }),
      ...(rightText && { right_text: rightText }),
      ...(icon !== undefined && { format: icon }),
    },
  };
}
