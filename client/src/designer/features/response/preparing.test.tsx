import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { detailUrl, paths } from '../../shared/routes';
import { DetailPage } from './DetailPage';

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
});
