import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answersOf, matrix, nodeIdOf, survey } from '@wence/schema/testing';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { detailUrl, paths } from '../../shared/routes';
import { DetailPage } from './DetailPage';
import { FakeResponses, responseWith } from './response.factory';

const meal = survey(matrix(1, 'Q1', 'How good?', ['soup', 'rice'], ['bad', 'fair', 'good']));
const rated = answersOf(meal, { Q1: { soup: 'good', rice: 'good' } });

/** Three responses, the first of which has every flag and the second none. */
function flagged(): FakeResponses {
  const data = new FakeResponses(
    [meal],
    [1, 2, 3].map((seq) => responseWith(seq, rated)),
  );
  data.flags = {
    r1: {
      speeding: { seconds: 12, medianSeconds: 95 },
      straightLining: { nodeIds: [nodeIdOf(meal, 'Q1')] },
      duplicate: { others: 1, firstId: 'r3', firstSeq: 3 },
      burst: { responses: 14, seconds: 60 },
    },
    r3: { duplicate: { others: 1, firstId: 'r1', firstSeq: 1 } },
  };
  return data;
}

const open = (data: FakeResponses, query = '') =>
  renderDesigner(<DetailPage />, { server: data.server, at: detailUrl('abc') + query, path: paths.detail });
const row = (seq: number) => screen.getByRole('row', { name: new RegExp(`Open response ${seq}\\b`) });

describe('flags of quality in the data detail', () => {
  it('stand in their own column of short words', async () => {
    await open(flagged());

    expect(await screen.findByRole('columnheader', { name: 'Quality' })).toBeTruthy();
    expect(['Fast', 'Straight line', 'Same answers', 'Burst'].map((word) => within(row(1)).queryAllByText(word).length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(within(row(3)).getByText('Same answers')).toBeTruthy();
    expect(within(row(2)).queryByText('Same answers')).toBeNull();
  });

  it('leave the list as it was where nothing stands out', async () => {
    await open(new FakeResponses([meal], [responseWith(1, rated)]));

    expect(await screen.findByText('n = 1')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Quality' })).toBeNull();
  });

  it('are explained in the response, with a way to the one that has the same answers', async () => {
    const { user, address } = await open(flagged(), '?response=r1');
    const notes = await screen.findByRole('region', { name: 'Worth a look' });

    expect(
      within(notes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Answered in 0:12; half of the valid responses took longer than 1:35.',
      'Every row of Q1 has the same choice.',
      'One other response has the same answers; the first is no. 3.',
      '14 responses came from the same source within 60 seconds, far more than in the hour around.',
    ]);
    await expectAccessible(notes);
    await user.click(within(notes).getByRole('link', { name: 'the first is no. 3' }));
    expect(address()).toContain('response=r3');
  });

  it('filter the list by one click, beside other conditions', async () => {
    const data = flagged();
    const others = { match: 'any', conditions: [{ starred: true }, { valid: true }] };
    const { user, address } = await open(data, `?where=${encodeURIComponent(JSON.stringify(others))}`);
    const toggle = await screen.findByRole('button', { name: 'Flagged' });

    await user.click(toggle);
    await waitFor(() => expect(data.asked.at(-1)?.filter).toMatchObject({ where: { match: 'ALL' } }));
    const where = () => JSON.parse(new URLSearchParams(address().split('?')[1]).get('where') ?? '{}');
    expect(where()).toEqual({ conditions: [{ group: others }, { flagged: true }] });
    await user.click(screen.getByRole('button', { name: 'Flagged', pressed: true }));
    await waitFor(() => expect(where()).toEqual({ conditions: [{ group: others }] }));
  });
});
