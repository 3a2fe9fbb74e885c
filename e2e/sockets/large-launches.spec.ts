import { test } from '../crash/stage.js';
import { Author } from '../support/author.js';
import { COUNTS } from './counts.js';
import { JUMPS, jumpingSurvey } from './support/jumping-survey.js';
import { LONGER_MS, Onlooker } from './support/server-watch.js';

test(`launches of surveys with ${COUNTS.questions.join(', ')} questions and ${JUMPS} jumps each hold nobody up for more than ${LONGER_MS} ms`, async ({
  stage,
}) => {
  const { origin } = await stage.server({});
  const author = await Author.register(origin);
  const onlooker = await Onlooker.at(origin);
  for (const questions of COUNTS.questions) {
    const surveyId = await author.createSurvey(jumpingSurvey(questions));
    await onlooker.expectNoWait(`launch of ${questions} questions`, () => author.launch(surveyId));
  }
});
