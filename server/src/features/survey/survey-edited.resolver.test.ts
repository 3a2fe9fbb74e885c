import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from './survey.factory.js';

const WATCH = 'subscription ($id: ID!) { surveyEdited(surveyId: $id) { surveyId revision authorId clientOpId operations } }';

describe('watching the edits of a survey', () => {
  let app: TestApp;
  let author: SignedUp;
  let url: string;

  beforeAll(async () => {
    app = await startTestApp();
    // Tokens are dated by the clock of the test; a socket looks at the real one to end with its token.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    author = await signUp(app);
    url = app.address.replace('http', 'ws');
  });

  afterAll(() => app.stop());

  const watch = (id: string, token: string) => {
    const client = createClient({ url: `${url}/graphql`, webSocketImpl: WebSocket, connectionParams: { token }, retryAttempts: 0 });
    return { client, events: client.iterate<{ surveyEdited: object }>({ query: WATCH, variables: { id } }) };
  };

  it('begins with the newest edit: whoever read the survey before it loads anew', async () => {
    const { id } = await createSurvey(app, author);
    await v1(app, 'POST', '/v1/surveys/title', { id, title: 'Renamed' }, author.token);
    const { client, events } = watch(id, author.token);

    const told = (await events.next()).value?.data?.surveyEdited;

    expect(told).toMatchObject({ surveyId: id, revision: 2, authorId: author.userId, operations: [] });
    await client.dispose();
  });

  it('tells of edits through any door, in order', async () => {
    const { id } = await createSurvey(app, author);
    const { client, events } = watch(id, author.token);
    await events.next();

    await v1(app, 'POST', '/v1/surveys/title', { id, title: 'Renamed' }, author.token);
    await v1(app, 'PUT', `/v1/surveys/${id}/definition`, { format: 1, title: 'Put', nodes: [] }, author.token, { 'If-Match': '2' });

    const told = [(await events.next()).value, (await events.next()).value].map((answer) => answer?.data?.surveyEdited);
    expect(told).toMatchObject([
      { surveyId: id, revision: 2, authorId: author.userId, operations: [{ op: 'updateSurvey', set: { title: 'Renamed' } }] },
      { surveyId: id, revision: 3, operations: [] },
    ]);
    await client.dispose();
  });

  it('is refused for a survey of somebody else', async () => {
    const { id } = await createSurvey(app, author);
    const stranger = await signUp(app);
    const { client, events } = watch(id, stranger.token);

    const refusal = await events.next().then(
      ({ value }) => value?.errors,
      (errors: unknown) => errors,
    );

    expect(refusal).toMatchObject([{ extensions: { code: 'A0404' } }]);
    await client.dispose();
  });
});
