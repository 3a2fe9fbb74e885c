import { LIMITS } from '../../limit/limits.js';
import { readListOf, readTexts } from '../../reading/read-items.js';
import { type FieldReader, nested, operationReader } from './operation-reader.js';
import { readOptionChange } from './read-change.js';
import { PLACE, readFlag, readId, readOptionIds, readText } from './read-fields.js';
import { readNewOption } from './read-new.js';

const TARGET = { nodeId: readId, optionId: readId };

const readTitles: FieldReader<string[]> = (reader, key) => readTexts(reader, key, LIMITS.optionsPerNode);

/** The operations on options. */
export const OPTION_READERS = {
  addOption: operationReader('addOption', { nodeId: readId, option: nested(readNewOption) }, PLACE),
  updateOption: operationReader('updateOption', { ...TARGET, set: nested(readOptionChange) }, {}),
  moveOption: operationReader('moveOption', TARGET, PLACE),
  copyOption: operationReader('copyOption', TARGET, PLACE),
  removeOption: operationReader('removeOption', TARGET, { confirmed: readFlag }),
  editOptions: operationReader('editOptions', { nodeId: readId, removeIds: readOptionIds, titles: readTitles }, { confirmed: readFlag }),
  groupOptions: operationReader('groupOptions', { nodeId: readId, optionIds: readOptionIds }, { title: readText, groupId: readId }),
  releaseOptions: operationReader('releaseOptions', { nodeId: readId, optionIds: readOptionIds }, {}),
  replaceOptions: operationReader(
    'replaceOptions',
    { nodeId: readId, options: (reader, key) => readListOf(reader, key, LIMITS.cascadeOptions, readNewOption) },
    { confirmed: readFlag },
  ),
};
