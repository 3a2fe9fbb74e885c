import { createYield } from '../../platform/concurrency/create-yield.js';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import { RULE_OPERATIONS } from '../logic/logic-operations.type.js';
import { NODE_OPERATIONS } from '../node/node-operations.type.js';
import { OPTION_OPERATIONS } from '../option/option-operations.type.js';
import { ROW_OPERATIONS } from '../option/row-operations.type.js';
import type { FieldNamer } from '../survey/field-namer.type.js';
import type { EntryOf, GraphOperation, GraphOperations, SentOperation } from '../survey/graph-operation.type.js';
import { SURVEY_OPERATIONS } from '../survey/survey-operations.type.js';
import { RESTORE_OPERATIONS } from './restore-operation.js';

/** The whole edit language in the graph: the compiler refuses the server when an operation is missing here. */
export const EDIT_OPERATIONS: GraphOperations<SentOperation> = {
  ...SURVEY_OPERATIONS,
  ...NODE_OPERATIONS,
  ...OPTION_OPERATIONS,
  ...ROW_OPERATIONS,
  ...RULE_OPERATIONS,
  ...RESTORE_OPERATIONS,
};

/** An operation of the graph: one name with its input, as `@oneOf` demands. */
export type GivenOperation = { readonly [Name in SentOperation]?: object | null };

interface Chosen {
  readonly name: SentOperation;
  readonly input: object;
  readonly operation: GraphOperation<SentOperation>;
}

function chosenIn(given: GivenOperation): Chosen {
  for (const [name, input] of Object.entries(given)) {
    if (input) return { name: name as SentOperation, input, operation: EDIT_OPERATIONS[name as SentOperation] }; // The keys of the input.
  }
  throw invalidInput([{ field: 'operations', rule: 'required' }]);
}

/** Returns whether what one of these says depends on the type of a question that it names. */
export const needEntries = (operations: readonly GivenOperation[]): boolean =>
  operations.map(chosenIn).some(({ operation, input }) => operation.needsEntry?.(input) === true);

/** The operations as the edit language has them; the model has still to read them. Long lists let other work of this process go between. */
export async function modelOperations(operations: readonly GivenOperation[], entryOf: EntryOf): Promise<object[]> {
  const yieldToOthers = createYield();
  const made: object[] = [];
  for (const [place, given] of operations.entries()) {
    const { name, input, operation } = chosenIn(given);
    made.push({ op: name, ...within(`operations[${place}].${name}`, () => operation.toModel(input, entryOf)) });
    await yieldToOthers();
  }
  return made;
}

/** Puts the place of the operation before the fields of a fault in it. */
function within<T>(place: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    throw invalidInput(error.details.fields.map((fault) => ({ ...fault, field: `${place}.${fault.field}` })));
  }
}

/** Names the fields of faults as these operations of the graph do. */
export const operationWords =
  (operations: readonly GivenOperation[]): FieldNamer =>
  (place, field) => {
    const given = operations[place];
    if (!given) return field;
    const { name, operation } = chosenIn(given);
    return [`operations[${place}].${name}`, operation.fieldName(field)].filter((part) => part !== '').join('.');
  };
