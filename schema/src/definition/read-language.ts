import { at } from '../reading/fault.js';
import type { RecordReader } from '../reading/record-reader.js';
import type { Language } from './definition.js';

/** Reads one of the two languages of the answering page. */
export const readLanguage = (reader: RecordReader): Language | undefined => {
  const language = reader.text('language');
  if (language === undefined || language === 'zh-CN' || language === 'en') return language;
  reader.faults.add(at(reader.path, 'language'), 'notAllowed');
  return undefined;
};
