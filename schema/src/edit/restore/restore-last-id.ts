import type { SurveyDefinition } from '../../definition/definition.js';
import { highestId } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';
import type { OperationOf } from '../operation-of.js';
import { done, refuse, type Stepped } from '../step.js';

/** Sets `lastId`, never below an id in use. */
export const restoreLastId = (definition: SurveyDefinition, { lastId }: OperationOf<'restoreLastId'>): Stepped => {
  const lowest = highestId(definition);
  if (lastId < lowest) return refuse('lastId', 'tooSmall', lowest);
  if (lastId > LIMITS.localId) return refuse('lastId', 'tooLarge', LIMITS.localId);
  return done({ ...definition, lastId }, []);
};
