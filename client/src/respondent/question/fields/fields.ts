import { type Answer, type AnswerError, type FieldTexts, type SurveyNode, type SurveyOption, isRequired } from '@wence/schema';
import type { Messages } from '../../i18n/zh-CN';
import { asQuestion, optionErrorText } from '../option-input/option-texts';
import type { FieldsWords } from './words';

const NONE: FieldTexts = {};

/** The filled-in texts, by id of the field. */
export function textsOf(answer: Answer | undefined): FieldTexts {
  return answer && 'fields' in answer ? (answer.fields as FieldTexts) : NONE;
}

/** Sets the text of one field; an empty text removes it. */
export function withText(texts: FieldTexts, fieldId: number, text: string): FieldTexts {
  const { [fieldId]: _old, ...others } = texts;
  return text === '' ? others : { ...others, [fieldId]: text };
}

/** Returns whether a field must be filled in once one of the fields is. */
export function isMarked({ required = true }: SurveyOption): boolean {
  return required;
}

/** Hint for what the stars next to the fields do not say. */
export function fieldsHint(words: FieldsWords, node: SurveyNode, fields: readonly SurveyOption[]): string {
  const hasMarked = fields.some(isMarked);
  if (isRequired(node)) return hasMarked ? '' : words.fillOne;
  return hasMarked ? words.allOrNone : '';
}

/** The error of one field. Where the whole question is empty and must not be, its starred fields are what is missing; where none has a star, any is. */
export function isFieldWrong(field: SurveyOption, fields: readonly SurveyOption[], errors: readonly AnswerError[]): boolean {
  if (errors.some(({ optionId }) => optionId === field.id)) return true;
  const isAllMissing = errors.some(({ reason, optionId }) => reason === 'required' && optionId === undefined);
  return isAllMissing && (isMarked(field) || !fields.some(isMarked));
}

const LIST = 90;

/** Explains how to correct one field or cell: a list asks for a choice, a box for a text. */
export function fieldErrorText(messages: Messages, field: SurveyOption, text: string, error: AnswerError): string {
  const isList = asQuestion(field).setting?.format === LIST;
  return optionErrorText(messages, field, text, isList ? { ...error, reason: 'choice' } : error);
}
