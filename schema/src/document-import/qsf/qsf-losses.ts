import { rowByKey } from '../../catalogue/question-catalogue.js';
import { type JsonRecord, isJsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { answersOf, choicesOf, entryOf, isOn, type QsfChoice } from './qsf-choices.js';
import { type QsfContent, quotedText } from './qsf-content.js';

const namesOf = (choices: readonly QsfChoice[]): string => choices.map(({ record }) => quotedText(textOf(record.Display))).join(', ');

/** A note for choices, if there are any. */
const named = (setting: string, choices: readonly QsfChoice[]): string[] => (choices.length > 0 ? [`${setting}: ${namesOf(choices)}`] : []);

/** Boxes beside choices, and choices that shut out the others, where the kind has no place for them. */
function choiceLosses(payload: JsonRecord, { kind, options = [], rows }: QsfContent): string[] {
  const { takesOther, takesExclusive, rowsTakeOther } = rowByKey(kind);
  const offered = rows ? answersOf(payload) : choicesOf(payload);
  const statements = rows ? choicesOf(payload) : [];
  const isExclusive = (key: string) => takesExclusive && options.find((option) => option.key === key)?.exclusive === true;
  // Only the first of several stays exclusive, and it has no box.
  const exclusive = offered.filter(({ key }) => isExclusive(key));
  const typed = [
    ...offered.filter(({ key, record }) => isOn(record.TextEntry) && kind !== 'form' && (!takesOther || key === exclusive[0]?.key)),
    ...statements.filter(({ record }) => isOn(record.TextEntry) && !rowsTakeOther),
  ];
  return [...named('TextEntry', typed), ...named('ExclusiveAnswer', exclusive.slice(1))];
}

/** Values of the author that are no codes here. */
function codeLosses(payload: JsonRecord, { options = [] }: QsfContent): string[] {
  const values = options.map(({ key }) => ({ key, value: textOf(entryOf(payload.RecodeValues, key)) })).filter(({ value }) => value !== '');
  const isOwn = values.some(({ key, value }) => key !== value) && options.every(({ code }) => code === undefined);
  return isOwn ? [`RecodeValues: ${values.map(({ key, value }) => `${key} = ${value}`).join(', ')}`] : [];
}

/** Headings over choices. Those without choices are shown nowhere. */
function groupLosses(payload: JsonRecord): string[] {
  const groups = listOf(payload.ChoiceGroups)
    .map(recordOf)
    .filter(({ ChoiceGroupOrder }) => listOf(ChoiceGroupOrder).length > 0);
  return groups.length > 0 ? [`ChoiceGroups: ${groups.map(({ GroupLabel }) => quotedText(textOf(GroupLabel))).join(', ')}`] : [];
}

/** Settings of a question that change what is asked and that nothing here stands for. */
export const questionLosses = (payload: JsonRecord, content: QsfContent): readonly string[] => [
  ...choiceLosses(payload, content),
  ...codeLosses(payload, content),
  ...groupLosses(payload),
  ...(isJsonRecord(payload.DefaultChoices) ? ['DefaultChoices'] : []),
  ...(isJsonRecord(payload.DynamicAnswers) ? ['DynamicAnswers'] : []),
  ...(content.lost ?? []),
];

/** Returns whether a question shows pictures beside its texts. */
export const hasPictures = (payload: JsonRecord, { hasPictures: isAbout }: QsfContent): boolean =>
  isAbout === true || [...choicesOf(payload), ...answersOf(payload)].some(({ record }) => isJsonRecord(record.Image));

/** The state of each option of a survey in which it does nothing. */
const IDLE: Readonly<Record<string, RegExp>> = {
  PasswordProtection: /^(?:no|false)?$/i,
  BallotBoxStuffingPrevention: /^(?:no|false)?$/i,
  SurveyProtection: /^(?:PublicSurvey)?$/,
  RefererCheck: /^(?:no|false)?$/i,
  RecaptchaV3: /^(?:no|false)?$/i,
  SurveyExpiration: /^(?:none|off|false)?$/i,
  ResponseSummary: /^(?:no|false)?$/i,
  EmailThankYou: /^(?:no|false)?$/i,
  ProgressBarDisplay: /^(?:none)?$/i,
};

/** Words on the buttons of pages; arrows say no more than ours. */
export const buttonLosses = (options: JsonRecord): readonly string[] =>
  ['PreviousButton', 'NextButton']
    .filter((key) => /\p{L}/u.test(textOf(options[key])))
    .map((key) => `${key}: ${quotedText(textOf(options[key]))}`);

/** Options of a survey that are in force and have no counterpart. */
export const optionLosses = (options: JsonRecord): readonly string[] => [
  ...Object.entries(IDLE).flatMap(([key, idle]) => (idle.test(textOf(options[key])) ? [] : [key])),
  ...buttonLosses(options),
];
