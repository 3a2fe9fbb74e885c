import { QUOTA_EFFECT_NAMES, QUOTA_KIND_NAMES, type Quota, type SurveyDefinition } from '@wence/schema';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { asNode, NodeInterface } from '../../platform/graphql/node-interface.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { LOCAL_ID, localPartId } from '../survey/part-id.policy.js';
import { conditionView, LogicConditionType, logicViews } from './logic.type.js';

/** Kinds of sample quotas by the names of the model. */
export const QuotaKindName = QUOTA_KIND_NAMES;
export type QuotaKindName = (typeof QuotaKindName)[keyof typeof QuotaKindName];

registerEnumType(QuotaKindName, {
  name: 'QuotaKind',
  description: 'How a quota counts.',
  valuesConfig: {
    TABLE: { description: 'One cell per combination of options of one to three single choice questions.' },
    CUSTOM: { description: 'Responses whose answers meet conditions.' },
  },
});

/** Effect of a full quota. The numbers are those of the definition. */
export const QuotaEffectName = QUOTA_EFFECT_NAMES;
export type QuotaEffectName = (typeof QuotaEffectName)[keyof typeof QuotaEffectName];

registerEnumType(QuotaEffectName, {
  name: 'QuotaEffect',
  description: 'What a full quota does.',
  valuesConfig: {
    END: { description: 'Ends the survey as over quota.' },
    SCREEN: { description: 'Screens out.' },
    CLOSE_OPTIONS: {
      description:
        'Closes the options that lead into it: the answering page offers them no more. Who had chosen one before ends as over quota. CUSTOM: only where the single condition is that options are checked.',
    },
    MARK: { description: 'Only marks the response.' },
  },
});

@ObjectType('QuotaCell', { description: 'A combination of options with a limit.' })
export class QuotaCellType {
  /** The id of its quota, for field resolvers of other features. It is not a field of the graph. */
  quotaId: string;

  @Field(() => [Int], { description: 'One option per question, in the order of `nodeIds`.' })
  optionIds: readonly number[];

  @Field(() => Int, { description: 'Most responses; 0 closes the cell.' })
  limit: number;
}

@PartOf('Survey')
@ObjectType('SurveyQuota', { implements: NodeInterface, description: 'A sample quota.' })
export class SurveyQuotaType implements NodeInterface {
  id: string;

  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

  @Field(() => QuotaKindName, { description: 'How it counts.' })
  kind: Quota['kind'];

  @Field({ description: '1 to 24 characters, unique among the quotas.' })
  name: string;

  @Field({ description: 'Whether it is in force.' })
  enabled: boolean;

  @Field(() => QuotaEffectName, { description: 'What it does when it is full.' })
  onFull: QuotaEffectName;

  @Field(() => [Int], { description: 'TABLE: the one to three questions it divides by. Empty on others.' })
  nodeIds: readonly number[];

  @ListSize(5)
  @Field(() => [QuotaCellType], { description: 'TABLE: combinations with a limit; others are unlimited. Empty on others.' })
  cells: QuotaCellType[];

  @ListSize(2)
  @Field(() => [LogicConditionType], { description: 'CUSTOM: which responses count. Empty on others.' })
  conditions: LogicConditionType[];

  @Field(() => Int, { nullable: true, description: 'CUSTOM: most responses; 0 closes it. Null on others.' })
  limit: number | null;
}

/** The quotas of a survey in order. */
export function quotaViews({ quotas = [] }: SurveyDefinition, surveyId: string): SurveyQuotaType[] {
  return quotas.map((quota) => quotaView(quota, surveyId));
}

export function quotaView(quota: Quota, surveyId: string): SurveyQuotaType {
  const { id: localId, kind, name, enabled = true, onFull = QuotaEffectName.END } = quota;
  const id = localPartId(surveyId, localId);
  const own =
    quota.kind === 'table'
      ? { nodeIds: quota.nodeIds, cells: quota.cells.map(({ optionId: optionIds, limit }) => ({ quotaId: id, optionIds, limit })) }
      : { conditions: quota.conditions.map((condition) => conditionView(condition, surveyId)), limit: quota.limit };
  return {
    id,
    localId,
    kind,
    name,
    enabled,
    onFull,
    nodeIds: [],
    cells: [],
    conditions: [],
    limit: null,
    ...own,
  };
}

/** Those of these logic items, quotas and conditions that a definition has, for whoever asks by their ids. */
export function rulesNamed(definition: SurveyDefinition, surveyId: string, localIds: ReadonlySet<number>): NodeInterface[] {
  const items = logicViews(definition, surveyId);
  const quotas = quotaViews(definition, surveyId);
  const conditions = [...items, ...quotas].flatMap((rule) => rule.conditions);
  const isNamed = ({ localId }: { readonly localId: number }) => localIds.has(localId);
  return [
    ...items.filter(isNamed).map((item) => asNode('LogicItem', item)),
    ...quotas.filter(isNamed).map((quota) => asNode('SurveyQuota', quota)),
    ...conditions.filter(isNamed).map((condition) => asNode('LogicCondition', condition)),
  ];
}
