import { findNode, type QuestionRow, questionCatalogue, questionRow, type SurveyDefinition } from '@wence/schema';
import { inputWithout } from '../../platform/graphql/input-types.js';
import { given } from '../../platform/graphql/given.js';
import { type EntryOf, type GraphOperations, graphOperation } from '../survey/graph-operation.type.js';
import { requestedPlace } from '../survey/order.policy.js';
import { examGiven } from './node-exam.type.js';
import { givenOption } from './new-option.type.js';
import {
  AddNodeInput,
  ApplyEvaluateTemplateInput,
  ConvertNodeInput,
  CopyNodeInput,
  MoveNodeInput,
  ReleaseNodeInput,
  RemoveNodeInput,
  UpdateNodeInput,
} from './node.inputs.js';
import { EXAM_PLACES } from './node-places.type.js';
import { QuestionTypeName } from './question-type.type.js';
import { needsType, nodeFieldName, settingGiven, withoutNulls } from './setting-inputs.type.js';

/** Type and sub-type of a question as an input states them. */
interface Kind {
  readonly type?: number | null;
  readonly subType?: number | null;
}

/** A group has no type, and says so instead. */
export const kindGiven = ({ type, subType }: Kind) => (type === QuestionTypeName.GROUP ? { group: true, subType } : { type, subType });

/** The entry of a type and sub-type; a sub-type that is missing, or that there is not, stands for the lowest one. */
export function entryOfKind({ type, subType }: Kind): QuestionRow | undefined {
  const ofType = questionCatalogue.filter((row) => (row.type ?? QuestionTypeName.GROUP) === type);
  return ofType.find((row) => row.subType === subType) ?? ofType[0];
}

/** The entries of the questions of a definition. */
export const entriesOf =
  (definition: SurveyDefinition): EntryOf =>
  (nodeId) => {
    const node = findNode(definition, nodeId);
    return node && questionRow(node);
  };

/** The fields of a node that stands alone: without its place, and without what is in it. */
export const NewNodeFields = inputWithout(
  'NewNodeFields',
  'A node.',
  AddNodeInput,
  'surveyId',
  'options',
  'rows',
  'after',
  'first',
  'parentId',
);

/** A node that stands alone, as the edit language has it. */
export function nodeFieldsGiven({ type, subType, setting, exam, ...own }: InstanceType<typeof NewNodeFields>): Record<string, unknown> {
  const written = withoutNulls(settingGiven(setting, entryOfKind({ type, subType })));
  return given({ ...own, ...kindGiven({ type, subType }), setting: written, exam: examGiven(exam) });
}

/** A new node as the edit language has it. */
export function nodeGiven({
  options,
  rows,
  ...own
}: Omit<AddNodeInput, 'surveyId' | 'after' | 'first' | 'parentId'>): Record<string, unknown> {
  return { ...nodeFieldsGiven(own), ...given({ options: options?.map(givenOption), children: rows?.map(given) }) };
}

type NodeChangeFields = Omit<UpdateNodeInput, 'surveyId' | 'nodeId' | 'confirmed'>;

/** A change of a node as the edit language has it; its present entry says what its settings mean. */
export const nodeChangeGiven = (
  { setting, exam, draw, ...own }: NodeChangeFields,
  entry: QuestionRow | undefined,
): Record<string, unknown> => ({
  ...given({ ...own, setting: settingGiven(setting, entry) }),
  // Null takes them away.
  ...(exam !== undefined && { exam: examGiven(exam) }),
  ...(draw !== undefined && { draw }),
});

const PLACE = { after: 'node', parentId: 'node' } as const;
const NODE = { nodeId: 'node' } as const;

const Add = inputWithout('AddNodeOperation', 'Adds a node. No place given: at the end of the survey.', AddNodeInput, 'surveyId');
const Update = inputWithout('UpdateNodeOperation', 'Changes fields of a node; what is absent stays.', UpdateNodeInput, 'surveyId');
const Move = inputWithout('MoveNodeOperation', 'Moves a node. Neither `after` nor `first`: to the end.', MoveNodeInput, 'surveyId');
const Copy = inputWithout('CopyNodeOperation', 'Copies a node. No place given: right after it.', CopyNodeInput, 'surveyId');
const Remove = inputWithout('RemoveNodeOperation', 'Removes a node with everything in it.', RemoveNodeInput, 'surveyId');
const Release = inputWithout('ReleaseNodeOperation', 'Dissolves a container: its nodes take its place.', ReleaseNodeInput, 'surveyId');
const Convert = inputWithout(
  'ConvertNodeOperation',
  'Makes a question one of another type; options, rows and settings that both types have come along.',
  ConvertNodeInput,
  'surveyId',
);
const Template = inputWithout('UseTemplateOperation', 'Resets an evaluation to a template.', ApplyEvaluateTemplateInput, 'surveyId');

const confirmedOf = ({ confirmed }: { readonly confirmed?: boolean | null }) => ({ confirmed: confirmed ?? undefined });

/** The operations on whole nodes. */
export const NODE_OPERATIONS: GraphOperations<
  'addNode' | 'updateNode' | 'moveNode' | 'copyNode' | 'removeNode' | 'releaseNode' | 'convertNode' | 'useTemplate'
> = {
  addNode: graphOperation<'addNode'>()({
    type: Add,
    places: { ...PLACE, ...EXAM_PLACES },
    toModel: ({ after, first, parentId, ...node }) => ({ node: nodeGiven(node), ...requestedPlace({ after, first, parentId }) }),
    fieldName: nodeFieldName,
  }),
  updateNode: graphOperation<'updateNode'>()({
    type: Update,
    places: { ...NODE, ...EXAM_PLACES },
    needsEntry: ({ setting }) => needsType(setting),
    toModel: ({ nodeId, confirmed, ...set }, entryOf) => ({
      nodeId,
      set: nodeChangeGiven(set, entryOf(nodeId)),
      ...confirmedOf({ confirmed }),
    }),
    fieldName: nodeFieldName,
  }),
  moveNode: graphOperation<'moveNode'>()({
    type: Move,
    places: { ...NODE, ...PLACE },
    toModel: ({ nodeId, ...place }) => ({ nodeId, ...requestedPlace(place) }),
    fieldName: nodeFieldName,
  }),
  copyNode: graphOperation<'copyNode'>()({
    type: Copy,
    places: { ...NODE, ...PLACE },
    toModel: ({ nodeId, ...place }) => ({ nodeId, ...requestedPlace(place) }),
    fieldName: nodeFieldName,
  }),
  removeNode: graphOperation<'removeNode'>()({
    type: Remove,
    places: NODE,
    toModel: ({ nodeId, ...more }) => ({ nodeId, ...confirmedOf(more) }),
    fieldName: nodeFieldName,
  }),
  releaseNode: graphOperation<'releaseNode'>()({
    type: Release,
    places: NODE,
    toModel: ({ nodeId, ...more }) => ({ nodeId, ...confirmedOf(more) }),
    fieldName: nodeFieldName,
  }),
  convertNode: graphOperation<'convertNode'>()({
    type: Convert,
    places: NODE,
    toModel: ({ nodeId, type, subType, ...more }) => ({ nodeId, type, subType: subType ?? undefined, ...confirmedOf(more) }),
    fieldName: nodeFieldName,
  }),
  useTemplate: graphOperation<'useTemplate'>()({
    type: Template,
    places: NODE,
    toModel: ({ nodeId, template, ...more }) => ({ nodeId, template, ...confirmedOf(more) }),
    fieldName: nodeFieldName,
  }),
};
