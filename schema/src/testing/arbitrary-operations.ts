import type FastCheck from 'fast-check';
import type { SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { arbitraryIntent, type Intent } from './arbitrary-intent.js';
import { resolveIntent } from './resolve-intent.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** The operations that a run of intents means, each on what the ones before it made; those that are refused are left out. */
export function resolveIntents(definition: SurveyDefinition, intents: readonly Intent[]): Operation[] {
  let current = definition;
  const operations: Operation[] = [];
  for (const intent of intents) {
    const operation = resolveIntent(current, intent);
    const applied = operation && apply(current, [operation]);
    if (operation === undefined || !applied?.ok) continue;
    current = applied.definition;
    operations.push(operation);
  }
  return operations;
}

/** Random intents, to be turned into operations by `resolveIntents`. Give it fast-check's `fc`. */
export const arbitraryIntents = (fc: typeof FastCheck): Arbitrary<Intent[]> => fc.array(arbitraryIntent(fc), { maxLength: 14 });

/** Random operations that `definition` accepts, in this order: they edit existing parts and those that they add. Give it fast-check's `fc`. */
export const arbitraryOperations = (fc: typeof FastCheck, definition: SurveyDefinition): Arbitrary<Operation[]> =>
  arbitraryIntents(fc).map((intents) => resolveIntents(definition, intents));
