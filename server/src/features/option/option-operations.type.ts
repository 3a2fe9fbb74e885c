import { Field, InputType } from 'type-graphql';
import { given } from '../../platform/graphql/given.js';
import { inputWithout } from '../../platform/graphql/input-types.js';
import { givenOption, NewOptionInput } from '../node/new-option.type.js';
import type { OptionFields } from '../node/option-fields.type.js';
import { optionFieldName, optionSettingGiven } from '../node/setting-inputs.type.js';
import { type GraphOperations, graphOperation } from '../survey/graph-operation.type.js';
import { requestedPlace } from '../survey/order.policy.js';
import {
  AddOptionsInput,
  CopyOptionInput,
  EditOptionsInput,
  GroupOptionsInput,
  MoveOptionInput,
  ReleaseOptionsInput,
  RemoveOptionInput,
  ReplaceOptionsInput,
  UpdateOptionInput,
} from './option.inputs.js';

@InputType('AddOptionOperation', { description: 'Adds one option. No place given: at the end.' })
class Add extends inputWithout('AddOptionPlace', 'Where a new option goes.', AddOptionsInput, 'surveyId', 'options') {
  @Field(() => NewOptionInput, { description: 'The new option, with those inside it.' })
  option: NewOptionInput;
}

const Update = inputWithout('UpdateOptionOperation', 'Changes fields of an option; what is absent stays.', UpdateOptionInput, 'surveyId');
const Move = inputWithout('MoveOptionOperation', 'Moves an option. Neither `after` nor `first`: to the end.', MoveOptionInput, 'surveyId');
const Copy = inputWithout('CopyOptionOperation', 'Copies an option. No place given: right after it.', CopyOptionInput, 'surveyId');
const Remove = inputWithout(
  'RemoveOptionOperation',
  'Removes an option; a group leaves its options behind.',
  RemoveOptionInput,
  'surveyId',
);
const Edit = inputWithout('EditOptionsOperation', 'Removes options and adds one per line.', EditOptionsInput, 'surveyId');
const Group = inputWithout('GroupOptionsOperation', 'Puts options into a group, or into a new one.', GroupOptionsInput, 'surveyId');
const Release = inputWithout('ReleaseOptionsOperation', 'Takes options out of their groups.', ReleaseOptionsInput, 'surveyId');
const Replace = inputWithout('ReplaceOptionsOperation', 'Exchanges all options of a question.', ReplaceOptionsInput, 'surveyId');

/** A change of an option as the edit language has it. */
export const optionChangeGiven = ({ setting, ...own }: OptionFields): Record<string, unknown> =>
  given({ ...own, setting: optionSettingGiven(setting) });

const QUESTION = { nodeId: 'node' } as const;
const OPTION = { ...QUESTION, optionId: 'option' } as const;
const PLACE = { after: 'option', parentId: 'option' } as const;
const fieldName = optionFieldName;

const confirmedOf = ({ confirmed }: { readonly confirmed?: boolean | null }) => ({ confirmed: confirmed ?? undefined });

/** The operations on options. */
export const OPTION_OPERATIONS: GraphOperations<
  | 'addOption'
  | 'updateOption'
  | 'moveOption'
  | 'copyOption'
  | 'removeOption'
  | 'editOptions'
  | 'groupOptions'
  | 'releaseOptions'
  | 'replaceOptions'
> = {
  addOption: graphOperation<'addOption'>()({
    type: Add,
    places: { ...QUESTION, ...PLACE },
    toModel: ({ nodeId, option, ...place }) => ({ nodeId, option: givenOption(option), ...requestedPlace(place) }),
    fieldName: (field) => (/^(nodeId|after|parentId)$/.test(field) ? field : `option.${optionFieldName(field)}`),
  }),
  updateOption: graphOperation<'updateOption'>()({
    type: Update,
    places: OPTION,
    toModel: ({ nodeId, optionId, ...set }) => ({ nodeId, optionId, set: optionChangeGiven(set) }),
    fieldName,
  }),
  moveOption: graphOperation<'moveOption'>()({
    type: Move,
    places: { ...OPTION, ...PLACE },
    toModel: ({ nodeId, optionId, ...place }) => ({ nodeId, optionId, ...requestedPlace(place) }),
    fieldName,
  }),
  copyOption: graphOperation<'copyOption'>()({
    type: Copy,
    places: { ...OPTION, ...PLACE },
    toModel: ({ nodeId, optionId, ...place }) => ({ nodeId, optionId, ...requestedPlace(place) }),
    fieldName,
  }),
  removeOption: graphOperation<'removeOption'>()({
    type: Remove,
    places: OPTION,
    toModel: ({ nodeId, optionId, ...more }) => ({ nodeId, optionId, ...confirmedOf(more) }),
    fieldName,
  }),
  editOptions: graphOperation<'editOptions'>()({
    type: Edit,
    places: { ...QUESTION, 'removeIds[]': 'option' },
    toModel: ({ nodeId, removeIds, titles, ...more }) => ({ nodeId, removeIds, titles, ...confirmedOf(more) }),
    fieldName,
  }),
  groupOptions: graphOperation<'groupOptions'>()({
    type: Group,
    places: { ...QUESTION, 'optionIds[]': 'option', groupId: 'option' },
    toModel: ({ nodeId, optionIds, title, groupId }) => ({
      nodeId,
      optionIds,
      title: title ?? undefined,
      groupId: groupId ?? undefined,
    }),
    fieldName,
  }),
  releaseOptions: graphOperation<'releaseOptions'>()({
    type: Release,
    places: { ...QUESTION, 'optionIds[]': 'option' },
    toModel: ({ nodeId, optionIds }) => ({ nodeId, optionIds }),
    fieldName,
  }),
  replaceOptions: graphOperation<'replaceOptions'>()({
    type: Replace,
    places: QUESTION,
    toModel: ({ nodeId, options, ...more }) => ({ nodeId, options: options.map(givenOption), ...confirmedOf(more) }),
    fieldName,
  }),
};
