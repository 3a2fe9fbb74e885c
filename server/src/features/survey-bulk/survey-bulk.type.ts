import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { SurveyAction } from './survey-bulk.service.js';

const { atOnce, tags, tag } = SURVEY_LIST_LIMITS;

/** Actions on several surveys at once, in the words of the graph. */
export enum SurveyActionName {
  MOVE = 'move',
  ADD_TAGS = 'addTags',
  REMOVE_TAGS = 'removeTags',
  COPY = 'copy',
  STOP = 'stop',
  RECYCLE = 'recycle',
  RESTORE = 'restore',
}

registerEnumType(SurveyActionName, {
  name: 'SurveyAction',
  description: 'What is done to several surveys.',
  valuesConfig: {
    MOVE: { description: 'They are put into the folder `folderId`, or into none without it.' },
    ADD_TAGS: { description: `They get \`tags\`; a survey has at most ${tags}.` },
    REMOVE_TAGS: { description: 'They lose `tags`.' },
    COPY: { description: 'Each is copied into a new survey that has never run.' },
    STOP: { description: 'They stop collecting; A0412 for one that does not run.' },
    RECYCLE: { description: 'They are put into the recycle bin for 30 days; running ones stop.' },
    RESTORE: { description: 'They are taken out of the recycle bin; A0412 for one that is not in there.' },
  },
});

@InputType('ChangeSurveysInput', { description: 'Surveys, and what is done to each of them.' })
export class ChangeSurveysInput {
  @Field(() => [ID], { description: `1 to ${atOnce} of the caller's surveys; one that is named twice is meant once.` })
  surveyIds: string[];

  @Field(() => SurveyActionName, { description: 'What is done.' })
  action: SurveyAction;

  @Field(() => ID, { nullable: true, description: 'With MOVE: one of the folders of the caller; null: none.' })
  folderId?: string | null;

  @Field(() => [String], { nullable: true, description: `With ADD_TAGS and REMOVE_TAGS: 1 to ${tags} tags of 1 to ${tag} characters.` })
  tags?: string[] | null;
}

@ObjectType('SurveyChangeResult', { description: 'What happened to one of several surveys.' })
export class SurveyChangeResultType {
  @Field(() => ID, { description: 'The survey that was named.' })
  surveyId: string;

  @Field({ description: '00000: it was done. Any other code: why not; that survey is as it was.' })
  code: string;

  @Field(() => ID, { nullable: true, description: 'The copy that was made; null unless it was copied.' })
  copyId: string | null;
}
