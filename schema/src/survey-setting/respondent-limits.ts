import { LIMITS } from '../limit/limits.js';
import { at } from '../reading/fault.js';
import { asGiven, type Field, type FieldText } from '../reading/field.js';
import { list } from '../reading/json-schema.js';
import { readTexts } from '../reading/read-items.js';
import { textLength } from '../text/text.js';

/** A country, or a province of China. Which of them there are is a long list that the editor needs for nothing else; an unknown one is nobody's. */
const CODE = /^[A-Z]{2}(?:-[A-Z]{2})?$/;

/** Setting with the regions that answers are taken from, as responses name them; any unless it is set. An empty list says no more than its absence. */
export const regionList = ({ description }: FieldText): Field<readonly string[], undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => readTexts(reader, key, LIMITS.regions),
  shape: (value) => (value.length === 0 ? undefined : value),
  check: (faults, path, value) => {
    value.forEach((code, place) => {
      if (!CODE.test(code)) faults.add(at(path, place), 'format');
      else if (value.indexOf(code) < place) faults.add(at(path, place), 'notUnique');
    });
  },
  schema: list({ type: 'string', pattern: CODE.source }, LIMITS.regions),
});

/** Setting with the password that respondents are asked for; none unless it is set. */
export const surveyPassword = ({ description }: FieldText): Field<string, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => reader.text(key),
  shape: asGiven,
  check: (faults, path, value) => {
    const length = textLength(value);
    if (length < LIMITS.surveyPasswordLeast) faults.add(path, 'tooShort', LIMITS.surveyPasswordLeast);
    if (length > LIMITS.surveyPassword) faults.add(path, 'tooLong', LIMITS.surveyPassword);
  },
  schema: { type: 'string', minLength: LIMITS.surveyPasswordLeast, maxLength: LIMITS.surveyPassword },
});
