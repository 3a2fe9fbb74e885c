import type FastCheck from 'fast-check';
import type { Answers } from '../answer/answer.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { localIds, walkNodes } from '../definition/walk.js';
import { arbitraryAnswer } from './arbitrary-answer.js';
import { valuesForSomeIds } from './values-for-some-ids.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/**
 * Random answers of the right shape to the questions of a survey, at any depth; questions are left out at random, limits are met or just missed. Give it
 * fast-check's `fc`.
 */
export function arbitraryAnswers(fc: typeof FastCheck, definition: SurveyDefinition): Arbitrary<Answers> {
  const answers = Array.from(walkNodes(definition.nodes)).flatMap((node) => {
    const answer = arbitraryAnswer(fc, node);
    return answer === null ? [] : [{ id: node.id, answer }];
  });
  return valuesForSomeIds(
    fc,
    answers.map(({ id }) => id),
    answers.map(({ answer }) => answer),
  );
}

/** Every key that an answer of some kind has. */
const KEYS = [
  'option',
  'options',
  'text',
  'number',
  'level',
  'tags',
  'rows',
  'names',
  'order',
  'path',
  'codes',
  'detail',
  'fields',
  'date',
  'files',
].concat(['lng', 'lat', 'address', 'points', 'x', 'y', '__proto__', 'constructor', '01', '-1', '']);

const AWKWARD: readonly unknown[] = [null, true, '', ' ', '1', 0, -0, 0.5, -1, 2 ** 53, 1e308, Number.NaN, undefined];

/**
 * Values that no page sends: keys and ids that the survey knows, put together at random, among answers that are right. Of type unknown on purpose.
 */
export function arbitraryHostileAnswers(fc: typeof FastCheck, definition: SurveyDefinition): Arbitrary<unknown> {
  const ids = [0, ...localIds(definition)];
  const leaf = fc.constantFrom(...AWKWARD, ...ids, ...ids.map(String));
  const key = fc.constantFrom(...KEYS, ...ids.map(String));
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
    ),
  }));
  const hostile = fc
    .array(fc.tuple(fc.constantFrom(...ids.map(String)), value), { maxLength: 12 })
    .map((entries) => Object.fromEntries(entries));
  return fc.oneof(
    value,
    fc.tuple(arbitraryAnswers(fc, definition), hostile).map(([right, wrong]) => ({ ...right, ...wrong })),
  );
}
