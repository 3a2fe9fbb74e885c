import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const WATCH = 'subscription ($id: ID!, $window: String!) { surveyPresence(surveyId: $id, window: $window) { window name nodeId state } }';
const TELL = 'mutation ($input: TellPresenceInput!) { tellPresence(input: $input) { state } }';

describe('who edits a survey', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    // Tokens are dated by the clock of the test; a socket looks at the real one to end with its token.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    author = await signUp(app);
  });

  afterAll(() => app.stop());

  function open(id: string, window: string, { token } = author) {
    const url = app.address.replace('http', 'ws');
    const client = createClient({ url: `${url}/graphql`, webSocketImpl: WebSocket, connectionParams: { token }, retryAttempts: 0 });
    const events = client.iterate<{ surveyPresence: object }>({ query: WATCH, variables: { id, window } });
    return { close: () => client.dispose(), next: async () => (await events.next()).value?.data?.surveyPresence, events };
  }

  it('is told to everybody there: who comes, where they are, and who leaves', async () => {
    const { id } = await createSurvey(app, author);
    const first = open(id, 'first');
    expect(await first.next()).toMatchObject({ window: 'first', state: 'ARRIVED' });

    const second = open(id, 'second');
    expect(await first.next()).toEqual({ window: 'second', name: expect.any(String), nodeId: null, state: 'ARRIVED' });
    await graph(app, TELL, { input: { surveyId: id, window: 'first', nodeId: 7 } }, author.token);
    await second.next();
    expect(await second.next()).toMatchObject({ window: 'first', nodeId: 7, state: 'HERE' });
    await first.next();
    await second.close();

    expect(await first.next()).toMatchObject({ window: 'second', state: 'LEFT' });
    await first.close();
  });

  it('stays between those of one survey', async () => {
    const [mine, other] = [await createSurvey(app, author), await createSurvey(app, author)];
    const here = open(mine.id, 'here');
    await here.next();

    const there = open(other.id, 'there');
    await there.next();
    await graph(app, TELL, { input: { surveyId: mine.id, window: 'here', nodeId: 1 } }, author.token);

    expect(await here.next()).toMatchObject({ window: 'here', state: 'HERE' });
    await Promise.all([here.close(), there.close()]);
  });

  it("is nobody else's business", async () => {
    const { id } = await createSurvey(app, author);
    const stranger = await signUp(app);
    const { close, events } = open(id, 'stranger', stranger);

    const refusal = await events.next().then(
      ({ value }) => value?.errors,
      (errors: unknown) => errors,
    );

    expect(refusal).toMatchObject([{ extensions: { code: 'A0404' } }]);
    expect((await graph(app, TELL, { input: { surveyId: id, window: 'stranger' } }, stranger.token)).code).toBe('A0404');
    await close();
  });

  it('is refused to a window without a proper name', async () => {
    const { id } = await createSurvey(app, author);

    const { errors } = await graph(app, TELL, { input: { surveyId: id, window: 'a b' } }, author.token);

    expect(errors).toMatchObject([{ extensions: { code: 'A0400', fields: [{ field: 'window', rule: 'format' }] } }]);
  });
});
