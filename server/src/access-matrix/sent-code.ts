import type { Operation } from '../platform/access/operation.js';
import { type Asked, codeTo, send } from '../features/mobile-proof/mobile-proof.factory.js';
import type { TestApp } from '../testing/test-app.js';
import { put } from './placing.js';
import type { Input } from './sample.js';

const CHECKS = ['POST /v1/r/{surveyId}/code/check', 'Mutation.checkAnswerCode'];

/** Puts the code that was really sent into inputs that submit a code, if one can be sent. */
export async function withSentCode(app: TestApp, { name, door }: Operation, input: Input): Promise<Input> {
  if (!CHECKS.includes(name)) return input;
  const before = door === '/v1' ? 'body' : 'input';
  const { surveyId, submissionId, nodeId, mobile } = { ...(input['params'] as object), ...(input[before] as object) } as Asked;
  await send(app, { surveyId, submissionId, nodeId, mobile });
  return put(input, `${before}.code`, codeTo(app, mobile) || '123456');
}
