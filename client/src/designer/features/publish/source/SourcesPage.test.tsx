import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { paths, sourcesUrl } from '../../../shared/routes';
import { SourcesPage } from './SourcesPage';

const NOBODY = { visits: 0, started: 0, completed: 0, lastResponseAt: null };
const tag = (name: string, more: Record<string, unknown> = {}) => ({
  __typename: 'SourceTag',
  id: name,
  name,
  code: 'abc123',
  enabled: true,
  url: `https://survey.example/r/abc?s=${name}`,
  qrCode: 'data:image/svg+xml,<svg/>',
  deletedAt: null,
  figures: NOBODY,
  ...more,
});
const open = (sourceTags: readonly object[], server: Record<string, unknown> = {}) =>
  renderDesigner(<SourcesPage />, {
    at: sourcesUrl('abc'),
    path: paths.sources,
    server: { survey: { id: 'abc', title: 'Drinks', status: 'RUNNING', publishedVersion: 1, sourceTags }, ...server },
  });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

describe('the source tags of a survey', () => {
  it('are a table of names, codes and figures; deleted ones can be restored [S2.route.publish-source]', async () => {
    const figures = { visits: 1204, started: 900, completed: 31, lastResponseAt: '2026-03-01T08:05:00.000Z' };
    const restoreSourceTag = jest.fn(() => ({ tag: tag('Flyer') }));
    const { user } = await open(
      [tag('Poster', { figures }), tag('Mail', { enabled: false }), tag('Flyer', { deletedAt: '2026-03-01T08:05:00.000Z' })],
      {
        restoreSourceTag,
      },
    );

    for (const text of ['abc123', '1,204', '900', '31']) expect(rowOf('Poster').getByText(text)).toBeTruthy();
    expect(rowOf('Mail').getByText(/Off/)).toBeTruthy();
    expect(rowOf('Mail').getByRole<HTMLButtonElement>('switch').getAttribute('aria-checked')).toBe('false');
    expect(rowOf('Flyer').queryByRole('switch')).toBeNull();
    await expectAccessible();
    await user.click(rowOf('Flyer').getByRole('button', { name: 'Restore' }));
    expect(restoreSourceTag).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Source tags' }).getAttribute('aria-current')).toBe('page');
  });

  it('are made by lines; what the server does not take is said by name', async () => {
    const createSourceTags = jest.fn(({ input }: { input: { names: string[] } }) => ({ tags: input.names.map((name) => tag(name)) }));
    const { user } = await open([], { createSourceTags });

    await user.click(screen.getByRole('button', { name: 'New tags' }));
    await user.type(screen.getByRole('textbox', { name: 'Names' }), 'Poster{Enter}{Enter} Mail ');
    await user.click(screen.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('2 tags created')).toBeTruthy();
    expect(createSourceTags.mock.calls[0]?.[0]).toEqual({ input: { surveyId: 'abc', names: ['Poster', 'Mail'] } });
  });

  it('give their links by copy and as a picture', async () => {
    const poster = tag('Poster');
    const { user } = await open([poster], { node: poster });

    await user.click(screen.getByRole('button', { name: 'Copy the link of \u201cPoster\u201d' }));
    expect(await navigator.clipboard.readText()).toBe(poster.url);
    await user.click(screen.getByRole('button', { name: 'QR code of \u201cPoster\u201d' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Poster' }));
    expect(await dialog.findByRole('img', { name: 'QR code of \u201cPoster\u201d' })).toBeTruthy();
    expect(dialog.getByText(poster.url)).toBeTruthy();
  });

  it('are switched off, renamed and deleted', async () => {
    const updateSourceTag = jest.fn(({ input }: { input: object }) => ({ tag: { ...tag('Poster'), ...input } }));
    const deleteSourceTag = jest.fn(() => ({ tag: tag('Poster') }));
    const { user } = await open([tag('Poster')], { updateSourceTag, deleteSourceTag });

    await user.click(screen.getByRole('switch', { name: 'Switch \u201cPoster\u201d on' }));
    expect(updateSourceTag.mock.calls[0]?.[0]).toEqual({ input: { tagId: 'Poster', enabled: false } });
    await user.click(screen.getByRole('button', { name: 'More for \u201cPoster\u201d' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Flyer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(updateSourceTag.mock.calls[1]?.[0]).toEqual({ input: { tagId: 'Poster', name: 'Flyer' } });
    await user.click(screen.getByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(deleteSourceTag).toHaveBeenCalled();
  });
});
