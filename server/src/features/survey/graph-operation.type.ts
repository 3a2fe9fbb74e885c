import type { EditOperation, OperationOf, QuestionRow } from '@wence/schema';
import type { ClassType } from 'type-graphql';
import type { Places } from '../../platform/access/access.js';

/** Names of the operations that clients send: all of the edit language but `restoreLastId`, which would hand out ids twice. */
export type SentOperation = EditOperation['op'] | 'restore';

/** Every key of an operation besides its name; the model reads the values. */
type FieldsOf<Name extends SentOperation> = { readonly [K in keyof Omit<OperationOf<Name>, 'op'>]: unknown };

/** The catalogue's entry of a question of the survey; undefined for one that is not there. */
export type EntryOf = (nodeId: number) => QuestionRow | undefined;

/** One operation of the edit language as the graph takes it. Its functions are methods, so that a table can hold operations of all inputs. */
export interface GraphOperation<Name extends SentOperation, Input extends object = object> {
  readonly type: ClassType<Input>;
  /** The places of its input where the survey's parts are named. */
  readonly places: Places;
  /** True where the input says something that depends on the type of the question it names. */
  needsEntry?(input: Input): boolean;
  toModel(input: Input, entryOf: EntryOf): FieldsOf<Name>;
  /** The graph's own name of a field that a fault names. */
  fieldName(field: string): string;
}

/** Operations that a feature adds to the graph. */
export type GraphOperations<Names extends SentOperation> = { readonly [Name in Names]: GraphOperation<Name> };

/** Lets the compiler see to it that an operation fits its input. */
export const graphOperation =
  <Name extends SentOperation>() =>
  <Input extends object>(operation: GraphOperation<Name, Input>): GraphOperation<Name, Input> =>
    operation;

/** For operations whose fields have the same names in the graph. */
export const sameName = (field: string): string => field;
