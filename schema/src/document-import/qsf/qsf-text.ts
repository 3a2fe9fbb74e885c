import { type JsonRecord, textOf } from '../draft/json-record.js';
import { choicesOf, isOn, optionOf } from './qsf-choices.js';
import type { QsfContent, ReadText } from './qsf-content.js';
import { fileFormatOf, formatOf, isDate, isForced, textRules } from './qsf-validation.js';

const SIZES: Readonly<Record<string, number | undefined>> = { SL: 1, ML: 4, ESTB: 6 };

/** Fields that must not stay empty are those of a question that is forced; ours are all of them unless they say otherwise. */
function formFields(payload: JsonRecord, read: ReadText): QsfContent {
  const format = formatOf(payload);
  const options = choicesOf(payload).map((each) => {
    const { key, title, type } = optionOf(read, each);
    const isNeeded = isForced(payload) || isOn(each.record.TextEntryForceResponse);
    return { key, title, type: type ?? format, ...(!isNeeded && { required: false }) };
  });
  return { kind: 'form', options };
}

/** Typed answers. A date that has to be one is a date; passwords and completed texts are texts. */
export function textEntry(payload: JsonRecord, read: ReadText): QsfContent {
  const selector = textOf(payload.Selector);
  if (selector === 'FORM') return formFields(payload, read);
  if (isDate(payload) || selector.startsWith('Calendar')) return { kind: 'date' };
  const size = SIZES[selector];
  return {
    kind: 'text',
    setting: { size: size ?? 1, ...textRules(payload) },
    ...(selector !== '' && size === undefined && { isChanged: true }),
  };
}

/** One file of any kind, or of a kind that we have; a recording becomes an upload. */
export function fileUpload(payload: JsonRecord): QsfContent {
  const [selector, format] = [textOf(payload.Selector), fileFormatOf(payload)];
  const isChanged = selector !== '' && selector !== 'FileUpload';
  return { kind: 'upload', setting: { max: 1, ...(format !== undefined && { format }) }, ...(isChanged && { isChanged }) };
}
