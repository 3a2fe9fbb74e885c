import { expect, test } from '../crash/stage.js';
import { Author } from '../support/author.js';
import { levelsFile } from '../support/spreadsheet.js';
import { COUNTS } from './counts.js';
import { jumpingSurvey } from './support/jumping-survey.js';
import { LONGER_MS, Onlooker } from './support/server-watch.js';

const LARGEST = Math.max(...COUNTS.questions);
const RESPONDENTS = 500;
const OPERATIONS = 500;
const ROWS = 9_500;
const PROVINCES = 20;
const CITIES = 400;

test(`the work of authors on surveys with up to ${LARGEST} questions holds nobody up for more than ${LONGER_MS} ms`, async ({ stage }) => {
  const { origin } = await stage.server({});
  const author = await Author.register(origin);
  const onlooker = await Onlooker.at(origin);
  const definition = jumpingSurvey(LARGEST);

  const surveyId = await onlooker.expectNoWait(`import of ${LARGEST} questions`, () => author.createSurvey(definition));
  const copyId = await onlooker.expectNoWait(`copy of ${LARGEST} questions`, () => author.copy(surveyId));
  await onlooker.expectNoWait('a new definition in its place', () =>
    author.define(copyId, { ...definition, nodes: definition.nodes.toReversed(), logic: [] }),
  );

  const renamings = definition.nodes.slice(0, OPERATIONS).map(({ id }) => ({ updateNode: { nodeId: id, title: 'Renamed' } }));
  await onlooker.expectNoWait(`${renamings.length} edits at once`, () => author.edit(surveyId, renamings));

  const rows = Array.from({ length: ROWS }, (_, place) => [`Province ${place % PROVINCES}`, `City ${place % CITIES}`, `District ${place}`]);
  const file = levelsFile(rows);
  const options = await onlooker.expectNoWait(`import of a spreadsheet with ${ROWS} rows`, () => author.importLevels(surveyId, file));
  expect(options).toBe(ROWS + PROVINCES + CITIES);

  const simulatedId = await author.createSurvey(jumpingSurvey(COUNTS.simulated));
  const respondents = await onlooker.expectNoWait(`simulation of ${RESPONDENTS} respondents of ${COUNTS.simulated} questions`, () =>
    author.simulate(simulatedId, RESPONDENTS),
  );
  expect(respondents).toBe(RESPONDENTS);
});
