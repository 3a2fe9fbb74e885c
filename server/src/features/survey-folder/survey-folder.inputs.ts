import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { Field, ID, InputType } from 'type-graphql';

const NAME = `1 to ${SURVEY_LIST_LIMITS.folderName} characters, spaces around it left out; unique among those of its author, letter by letter.`;

@InputType('CreateSurveyFolderInput', { description: 'A new folder.' })
export class CreateSurveyFolderInput {
  @Field({ description: NAME })
  name: string;
}

@InputType('RenameSurveyFolderInput', { description: 'Another name for a folder.' })
export class RenameSurveyFolderInput {
  @Field(() => ID, { description: "One of the caller's folders." })
  folderId: string;

  @Field({ description: NAME })
  name: string;
}

@InputType('DeleteSurveyFolderInput', { description: 'Names a folder.' })
export class DeleteSurveyFolderInput {
  @Field(() => ID, { description: "One of the caller's folders." })
  folderId: string;
}
