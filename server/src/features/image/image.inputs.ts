import { Field, ID, InputType } from 'type-graphql';

@InputType('SaveSurveyImageInput', { description: 'An uploaded picture for the library of a survey.' })
export class SaveSurveyImageInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field({ description: '`filePath` of the upload.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the library calls it, at most 200 characters. Default: the name of the uploaded file.',
  })
  originalName?: string | null;
}

@InputType('RemoveSurveyImageInput', { description: 'Names a picture of a library.' })
export class RemoveSurveyImageInput {
  @Field(() => ID, { description: "An entry of the library of one of the caller's surveys." })
  imageId: string;
}
