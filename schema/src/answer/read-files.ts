import { maxOf, minOf } from '../definition/defaults.js';
import { LIMITS } from '../limit/limits.js';
import { type AnswerReader, countErrors, ErrorList, recordWith } from './answer-reading.js';
import type { FilesAnswer } from './answer.js';

const KEYS = ['files'];
const SIGNATURE = 41;

/** Matches the names that the server gives to stored files. */
export const FILE_ID = new RegExp(`^[A-Za-z0-9_-]{1,${LIMITS.fileId}}$`);

/**
 * Reads `{ files: [fileId] }`, each file once. A signature is one file. Whether a file exists, and of which kind and size it is, is for the server to
 * say; the model knows the form of an id only.
 */
export const readFiles: AnswerReader<FilesAnswer> = (node, value) => {
  const given: unknown = recordWith(value, KEYS)?.files;
  if (!Array.isArray(given) || given.length > LIMITS.files) return undefined;
  const files = new Set<string>();
  const errors = new ErrorList(node.id);
  for (const file of given) {
    if (typeof file !== 'string' || files.has(file)) return undefined;
    if (FILE_ID.test(file)) files.add(file);
    else errors.add({ reason: 'file' });
  }
  if (files.size === 0) return { answer: undefined, errors: errors.all };
  errors.addAll(countErrors(node.id, files.size, minOf(node), node.type === SIGNATURE ? 1 : maxOf(node)));
  return { answer: { files: [...files] }, errors: errors.all };
};
