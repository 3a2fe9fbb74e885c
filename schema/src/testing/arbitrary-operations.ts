import type FastCheck from 'fast-check';
import { optionsOf } from '../definition/defaults.js';
import type { QuestionType, SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import type { Anchor, NewOption, NodeChange, Operation, OptionChange } from '../edit/operation.js';
import { arbitrarySetting } from './arbitrary-setting.js';
import { arbitraryCode, arbitraryText } from './arbitrary-text.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** An edit before it is known what there is to edit: numbers pick nodes, options and anchors out of whatever is there. */
export interface Intent {
  readonly kind: number;
  readonly type: QuestionType;
  readonly picks: readonly [node: number, option: number, anchor: number];
  readonly option: NewOption & OptionChange;
  readonly change: NodeChange;
  readonly survey: { readonly title?: string; readonly welcome?: string; readonly perPage?: boolean };
}

const optional = <T>(fc: typeof FastCheck, arbitrary: Arbitrary<T>): Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

const arbitraryIntent = (fc: typeof FastCheck): Arbitrary<Intent> => {
  const code = optional(
    fc,
    fc.oneof(
      arbitraryCode(fc),
      fc.integer({ min: 1, max: 20 }).map((n) => `Q${n}`),
    ),
  );
  const title = optional(fc, arbitraryText(fc, 1));
  const flag = optional(fc, fc.boolean());
  const type = fc.constantFrom<QuestionType>(1, 2, 3);
  return fc.record({
    kind: fc.nat(),
    type,
    picks: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
    option: fc.record({ code, title, other: flag, exclusive: flag, required: flag }),
    change: fc.record({
      type: optional(fc, type),
      code,
      title,
      required: flag,
      setting: optional(
        fc,
        type.chain((of) => arbitrarySetting(fc, of)),
      ),
    }),
    survey: fc.record({ title, welcome: optional(fc, arbitraryText(fc, 0)), perPage: flag }),
  });
};

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % Math.max(1, items.length)];

const anchorAmong = (siblings: readonly { readonly id: number }[], number: number): Anchor =>
  pick<Anchor>([undefined, null, ...siblings.map(({ id }) => id)], number);

const surveyOperation = (definition: SurveyDefinition, { type, picks, change, survey, kind }: Intent): Operation => {
  const after = anchorAmong(definition.nodes, picks[2]);
  if (kind % 3 === 0) return { op: 'updateSurvey', set: survey };
  return { op: 'addNode', node: { type, title: change.title, code: change.code, required: change.required }, after };
};

/** The operation that an intent means on this definition. */
const resolve = (definition: SurveyDefinition, intent: Intent): Operation => {
  const { picks, change, option: given } = intent;
  const node = pick(definition.nodes, picks[0]);
  if (node === undefined || intent.kind % 4 === 0) return surveyOperation(definition, intent);
  const nodeId = node.id;
  const ofNode: Operation[] = [
    { op: 'updateNode', nodeId, set: change },
    { op: 'moveNode', nodeId, after: anchorAmong(definition.nodes, picks[2]) },
    { op: 'copyNode', nodeId, after: anchorAmong(definition.nodes, picks[2]) },
    { op: 'removeNode', nodeId },
    { op: 'addOption', nodeId, option: given, after: anchorAmong(optionsOf(node), picks[2]) },
  ];
  const option = pick(optionsOf(node), picks[1]);
  if (option === undefined) return pick(ofNode, intent.kind) ?? { op: 'removeNode', nodeId };
  const target = { nodeId, optionId: option.id };
  const after = anchorAmong(optionsOf(node), picks[2]);
  const ofOption: Operation[] = [
    { op: 'updateOption', ...target, set: given },
    { op: 'moveOption', ...target, after },
    { op: 'copyOption', ...target, after },
    { op: 'removeOption', ...target },
  ];
  return pick([...ofNode, ...ofOption], intent.kind) ?? { op: 'removeNode', nodeId };
};

/** The operations that a run of intents means, each on what the ones before it made; those that are refused are left out. */
export const resolveIntents = (definition: SurveyDefinition, intents: readonly Intent[]): Operation[] => {
  let current = definition;
  const operations: Operation[] = [];
  for (const intent of intents) {
    const operation = resolve(current, intent);
    const applied = apply(current, [operation]);
    if (!applied.ok) continue;
    current = applied.definition;
    operations.push(operation);
  }
  return operations;
};

/** Random intents, to be turned into operations by `resolveIntents`. Give it fast-check's `fc`. */
export const arbitraryIntents = (fc: typeof FastCheck): Arbitrary<Intent[]> => fc.array(arbitraryIntent(fc), { maxLength: 14 });

/** Random operations that `definition` accepts, in this order: they edit what is there and what they themselves add. Give it fast-check's `fc`. */
export const arbitraryOperations = (fc: typeof FastCheck, definition: SurveyDefinition): Arbitrary<Operation[]> =>
  arbitraryIntents(fc).map((intents) => resolveIntents(definition, intents));
