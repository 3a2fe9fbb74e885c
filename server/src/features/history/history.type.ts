import type { DefinitionChange, FieldChange } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { DefinitionPoint } from './history.service.js';

const KIND_TEXTS: Readonly<Record<DefinitionChange['kind'], string>> = {
  added: 'It is there only afterwards.',
  removed: 'It was there only before.',
  changed: 'It is there before and afterwards, with other content or at another place.',
};

const PART_TEXTS: Readonly<Record<DefinitionChange['part'], string>> = {
  survey: 'The own fields of the survey: title, settings, look.',
  node: 'A question, a page or a container.',
  option: 'An option, a column or a field of a question.',
  row: 'A row of a question.',
  logic: 'A logic item.',
  quota: 'A quota.',
};

/** The values of an enumeration of the graph by their names, each with its description. */
function enumOf(name: string, description: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  const values = Object.fromEntries(Object.keys(texts).map((value) => [value.toUpperCase(), value]));
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(Object.entries(texts).map(([value, text]) => [value.toUpperCase(), { description: text }])),
  });
  return values;
}

const ChangeKindName = enumOf('DefinitionChangeKind', 'How a part of two definitions differs.', KIND_TEXTS);
const ChangedPartName = enumOf('DefinitionPart', 'A kind of part of a definition.', PART_TEXTS);

@InputType('DefinitionPoint', {
  description: 'A state of a definition: a version, or a revision of the draft. Neither: the draft as it is now. Both: A0400.',
})
export class DefinitionPointInput implements DefinitionPoint {
  @Field(() => Int, { nullable: true, description: 'Number of a launched version.' })
  version?: number | null;

  @Field(() => Int, { nullable: true, description: 'A revision of the draft, from 1.' })
  revision?: number | null;
}

@ObjectType('FieldChange', { description: 'A field that has another value.' })
class FieldChangeType implements FieldChange {
  @Field({ description: 'Its key in the definition, with a dot where it stands in a record, such as `setting.max_word`.' })
  field: string;

  @Field(() => GraphQLJSON, { nullable: true, description: 'Null: it had its default.' })
  before: unknown;

  @Field(() => GraphQLJSON, { nullable: true, description: 'Null: it has its default.' })
  after: unknown;
}

@ObjectType('DefinitionChange', {
  description: 'One difference of two definitions. A part that came or went with the part that it stands in is not told by itself.',
})
export class DefinitionChangeType {
  @Field(() => ChangeKindName, { description: 'How it differs.' })
  kind: string;

  @Field(() => ChangedPartName, { description: 'The kind of part.' })
  part: string;

  @Field(() => Int, { description: 'Number of the part within the survey; 0: the survey itself.' })
  localId: number;

  @Field(() => Int, { description: 'Number of the question that it is, or belongs to; 0: none.' })
  nodeLocalId: number;

  @Field({ description: 'Its code, or that of the question which a logic item belongs to; empty where there is none.' })
  code: string;

  @Field({ description: 'Its title, as rich as it is stored, or the name of a quota; empty where there is none.' })
  title: string;

  @Field({ description: 'Whether it stands elsewhere among its neighbours, or in another part.' })
  moved: boolean;

  @Field(() => [FieldChangeType], { description: 'The fields that differ; none of a part that is new, gone or only moved.' })
  fields: readonly FieldChange[];
}

export function changeView({ id, nodeId, isMoved, ...same }: DefinitionChange): DefinitionChangeType {
  return { ...same, localId: id, nodeLocalId: nodeId, moved: isMoved };
}
