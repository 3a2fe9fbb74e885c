import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderDesigner } from '../../../../testing/render-designer';
import { detailUrl, paths } from '../../shared/routes';
import { DetailPage } from './DetailPage';
import { FakeResponses } from './response.factory';

describe('a page that waits for the first report on many responses', () => {
  it('says how far it has come, as long as something is being made', async () => {
    let percent: number | null = 41;
    const server = {
      survey: () => ({ __typename: 'Survey', id: 'abc', reportProgress: percent }),
      // The page waits for the list, which waits for the copy of the responses.
      responses: () => new Promise(() => {}),
    };
    await renderDesigner(<DetailPage />, { server, at: detailUrl('abc'), path: paths.detail });

    const bar = await screen.findByRole('progressbar', { name: /Getting the report ready: 41%/ });
    expect(bar.getAttribute('value')).toBe('41');
    percent = null;
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('goes on waiting where the server gave up before it was made, and asks again when it is', async () => {
    let percent: number | null = 97;
    const data = new FakeResponses([], []);
    const server = {
      survey: () => ({ ...data.server.survey(), reportProgress: percent }),
      responses: (args: Parameters<typeof data.server.responses>[0]) => {
        if (percent !== null) throw new GraphQLError('Too busy.', { extensions: { code: 'B0503' } });
        return data.server.responses(args);
      },
    };
    await renderDesigner(<DetailPage />, { server, at: detailUrl('abc'), path: paths.detail });

    await screen.findByRole('progressbar', { name: /97%/ });
    expect(screen.queryByText('Too busy.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    percent = null;
    expect(await screen.findByRole('heading', { name: 'No responses yet' })).toBeTruthy();
  });
});
