import { createHash } from 'node:crypto';
import type { SurveyDefinition } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import type { StoredDraft } from './draft.store.js';
import { SurveyEditType } from './survey-edit.type.js';
import type { Survey } from './survey.entity.js';
import { SurveyType } from './survey.type.js';

@ObjectType('SurveyDocument', { description: 'A draft as one value.' })
export class SurveyDocumentType {
  @Field(() => ID, { description: 'The survey it defines.' })
  surveyId: string;

  @Field(() => Int, { description: 'Counts the edits, from 1. Edits name the revision they were made on.' })
  revision: number;

  @Field(() => GraphQLJSON, { description: 'The definition in canonical form.' })
  definition: unknown;

  constructor({ surveyId, revision, text }: StoredDraft, definition: unknown) {
    this.surveyId = surveyId;
    this.revision = revision;
    this.definition = definition;
    this.text = text;
  }

  private readonly text: string;

  @Field({ description: 'The SHA-256 of the canonical form, hexadecimal: what a launch would name the version by.' })
  get hash(): string {
    // The model's own hash, made for browsers, takes longer than everything else here together.
    return createHash('sha256').update(this.text).digest('hex');
  }
}

@ObjectType('EditSurveyPayload', { description: 'What became of a list of operations.' })
export class EditSurveyPayload {
  @Edge('the survey that was changed')
  @Field(() => SurveyType, { description: 'The survey as it is now.' })
  survey: Survey;

  @Field(() => SurveyEditType, { description: 'The edit as it was stored, now or when it arrived before.' })
  edit: SurveyEditType;

  @Field(() => Int, { description: 'The revision they made, or the newest one where `definition` is given.' })
  revision: number;

  @Field(() => [Int], { description: 'Ids handed out to new parts, in order.' })
  created: readonly number[];

  @Field({ description: 'True: they were applied to a newer revision than the one they were made on.' })
  rebased: boolean;

  @Field({ description: 'True: they had arrived before under this clientOpId; nothing changed now.' })
  replayed: boolean;

  @Field(() => GraphQLJSON, { nullable: true, description: 'The newest definition, given after a rebase.' })
  definition: SurveyDefinition | null;
}

@ObjectType('ApplySurveyDefinitionPayload', {
  description:
    'What a whole definition changes in a draft. Ids are those of nodes, options, rows, logic items and quotas; 0: own fields of the survey.',
})
export class ApplySurveyDefinitionPayload {
  @Edge('the survey that was changed')
  @Field(() => SurveyType, { description: 'The survey as it is now.' })
  survey: Survey;

  @Field(() => SurveyEditType, { nullable: true, description: 'The edit that was stored; null: nothing was changed.' })
  edit: SurveyEditType | null;

  @Field(() => Int, { description: 'The newest revision, after the change if there was one.' })
  revision: number;

  @Field({ description: 'Hash of the definition as it is, or would be, stored.' })
  hash: string;

  @Field({ description: 'False: the draft says the same already.' })
  changed: boolean;

  @Field(() => [Int], { description: 'Ids that are new.' })
  added: number[];

  @Field(() => [Int], { description: 'Ids that are gone.' })
  removed: number[];

  @Field(() => [Int], { description: 'Ids that changed in content or place.' })
  updated: number[];
}
