import { type ClassType, Int } from 'type-graphql';
import { ResponseType } from '../response/response.type.js';
import { surveyPayload } from '../survey/survey-payload.type.js';

/** What a mutation gives that changes responses. */
export const reviewPayload = (mutation: string): ClassType =>
  surveyPayload(mutation, {
    changedCount: { type: () => Int, description: 'How many of the responses were not so already.' },
    responses: {
      type: () => [ResponseType],
      description: 'The responses as they are now, in any order.',
      because: 'the responses that whoever may change them named',
    },
  });

export const EditResponsePayload = surveyPayload('editResponse', {
  response: { type: () => ResponseType, description: 'The response as it is now.', because: 'the response that was edited' },
});
