import type { Operation } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { readIds } from './draft.store.js';
import { editId } from './part-id.policy.js';
import type { EditRow } from './survey-edits.read-model.js';

type Action = Operation['op'];

/** An edit as it was read, or as it was just written. */
type EditLine = EditRow & { readonly operations?: string };

/** Every operation of the edit language. */
const ACTION_TEXTS: Readonly<Record<Action, string>> = {
  updateSurvey: 'Title, welcome, language, settings or look of the survey were changed.',
  addNode: 'A node was added.',
  updateNode: 'A node was changed.',
  moveNode: 'A node was moved.',
  copyNode: 'A node was copied.',
  removeNode: 'A node was removed.',
  releaseNode: 'A container was dissolved.',
  convertNode: 'A question became one of another type.',
  useTemplate: 'An evaluation was reset to a template.',
  addOption: 'An option was added.',
  updateOption: 'An option was changed.',
  moveOption: 'An option was moved.',
  copyOption: 'An option was copied.',
  removeOption: 'An option was removed.',
  editOptions: 'Options were removed and added, one per line.',
  groupOptions: 'Options were put into a group.',
  releaseOptions: 'Options were taken out of their groups.',
  replaceOptions: 'All options of a question were exchanged.',
  addRow: 'A row was added.',
  updateRow: 'A row was changed.',
  moveRow: 'A row was moved.',
  copyRow: 'A row was copied.',
  removeRow: 'A row was removed.',
  saveLogic: 'A logic item was saved.',
  moveLogic: 'A logic item was moved.',
  copyLogic: 'A logic item was copied.',
  removeLogic: 'A logic item was removed.',
  saveQuota: 'A quota was saved.',
  removeQuota: 'A quota was removed.',
  restore: 'Parts were put back as they had been: an edit was undone.',
  restoreLastId: 'The number that the next part gets was put back.',
};

const graphNameOf = (action: string): string => action.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const actions = Object.entries(ACTION_TEXTS);
export const EditActionName = Object.fromEntries(actions.map(([action]) => [graphNameOf(action), action]));

registerEnumType(EditActionName, {
  name: 'EditAction',
  description: 'What an edit did.',
  valuesConfig: Object.fromEntries(actions.map(([action, text]) => [graphNameOf(action), { description: text }])),
});

@PartOf('Survey')
@ObjectType('SurveyEdit', { implements: NodeInterface, description: 'An edit of a draft, as the log of the survey has it.' })
export class SurveyEditType implements NodeInterface {
  id: string;

  @Field(() => Int, { description: 'The revision it made.' })
  revision: number;

  @Field(() => Int, { description: 'The revision that its author had seen.' })
  baseRevision: number;

  @Field(() => ID, { description: 'Who edited.' })
  authorId: string;

  @Field({ description: 'As the editing client named it, so that it knows its own.' })
  clientOpId: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was stored.' })
  createdAt: Date;

  @Field(() => [Int], { description: "Numbers within the survey of the parts whose content changed; 0: the survey's own fields." })
  touched: readonly number[];

  /** The row, for what is read only where somebody asks. Not a field of the graph. */
  line: EditLine;
}

export function editView(line: EditLine): SurveyEditType {
  const { surveyId, revision, baseRevision, authorId, clientOpId, createdAt, touched } = line;
  return { id: editId(surveyId, revision), revision, baseRevision, authorId, clientOpId, createdAt, touched: readIds(touched), line };
}

/** What stored operations do, each kind once. */
export function actionsIn(operations: string): readonly Action[] {
  return [...new Set((JSON.parse(operations) as Operation[]).map(({ op }) => op))]; // Our own writing.
}
