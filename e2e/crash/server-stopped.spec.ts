import { COUNTS } from './counts.js';
import { expect, expectServed, test } from './stage.js';

const WORK = 20;

test(`F12: a server on its own is stopped and started, ${COUNTS.restarts} times under load; what it answers until the end are answers`, async ({
  stage,
}) => {
  const server = await stage.server();
  const survey = await stage.survey(server.origin);
  const load = survey.load(() => server.origin, COUNTS.rate);
  const codes: (number | null)[] = [];
  for (let restart = 0; restart < COUNTS.restarts; restart++) {
    await load.progress(WORK);
    codes.push(await server.terminate());
    await server.restart();
  }
  const figures = await load.stop();

  expectServed(figures);
  expect(codes).toEqual(codes.map(() => 0));
  expect(figures.gone, 'respondents whose retries did not end well').toBe(0);
  await survey.expectClean(server, COUNTS.restarts);
});
