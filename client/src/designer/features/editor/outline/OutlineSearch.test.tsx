import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { block, single, survey, text } from '@wence/schema/testing';
import { renderInEditor } from '../../../../../testing/render-in-editor';
import { Outline } from './Outline';

const canteen = survey(
  single('Q1', '<b>Which</b> drink?', ['Green tea', 'Milk'], { required: true }),
  block('B1', 'Tea time', [text('Q2', 'Why', { setting: { attribute: 'hide' } })]),
);

async function openSearch() {
  const editor = await renderInEditor(<Outline readOnly={false} />, canteen);
  const field = await screen.findByRole('searchbox', { name: 'Find questions' });
  const hits = async () => {
    const list = within(await screen.findByRole('list', { name: 'Questions found' }));
    return list.getAllByRole('button').map(({ textContent }) => textContent);
  };
  return { ...editor, field, hits };
}

describe('the search of the outline', () => {
  it('finds titles and options and marks the words, in place of the outline', async () => {
    const { user, field, hits } = await openSearch();

    await user.type(field, 'tea');

    await waitFor(async () => expect(await hits()).toEqual(['Q1Option: Green tea', 'B1Tea time']));
    expect(screen.getAllByText('tea', { selector: 'mark' })).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Outline of questions' })).toBeNull();
    expect(screen.getByText('2 matches')).toBeTruthy();
  });

  it('selects what is picked, and the outline is back once the words are gone', async () => {
    const { user, field, session } = await openSearch();
    await user.type(field, 'why');

    await user.click(await screen.findByRole('button', { name: 'Q2 Why' }));
    expect(session().selection.nodeId).toBe(canteen.nodes[1]?.nodes?.[0]?.id);
    await user.clear(field);

    expect(await screen.findByRole('list', { name: 'Outline of questions' })).toBeTruthy();
  });

  it('filters by what questions have', async () => {
    const { user, hits } = await openSearch();

    await user.click(screen.getByRole('button', { name: 'Hidden' }));
    await waitFor(async () => expect(await hits()).toEqual(['Q2Why']));
    await user.click(screen.getByRole('button', { name: 'Required' }));

    expect(await screen.findByText('0 matches')).toBeTruthy();
  });
});
