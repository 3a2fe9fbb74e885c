import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answersOf, single, survey, text } from '@wence/schema/testing';
import { renderDesigner } from '../../../../testing/render-designer';
import { crossUrl, detailUrl, paths } from '../../shared/routes';
import { DetailPage } from './DetailPage';
import { FakeResponses, responseWith } from './response.factory';
import type { ResponseRow } from './useResponseList';

const drinks = survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?'));
const row = (seq: number, more: Partial<ResponseRow> = {}) =>
  responseWith(seq, answersOf(drinks, { Q1: 'Yes', Q2: `because ${seq}` }), more);

const open = (data: FakeResponses, query = '') =>
  renderDesigner(<DetailPage />, { server: { ...data.server, ...data.reviews }, at: detailUrl('abc') + query, path: paths.detail });
const box = (seq: number) => screen.findByRole('checkbox', { name: `Select response ${seq}` });
const seqs = () => screen.getAllByRole('link', { name: /Open response/ }).map(({ textContent }) => textContent);
const bar = () => screen.getByRole('toolbar', { name: 'Selected responses' });
const press = (name: string | RegExp) => within(bar()).getByRole('button', { name });

describe('responses that are selected', () => {
  it('are marked invalid for a reason, say so in words, and are valid again after an undo', async () => {
    const data = new FakeResponses([drinks], [row(1), row(2), row(3)]);
    const { user } = await open(data);
    await user.click(await box(1));
    await user.click(await box(3));
    expect(within(bar()).getByText('2 selected')).toBeTruthy();

    await user.click(press('Mark invalid'));
    await user.type(await screen.findByRole('textbox', { name: 'Reason (optional)' }), ' too fast ');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark invalid' }));
    expect(await screen.findByText('2 responses marked invalid. They no longer count')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Open response 3/ })).getByText('Invalid').title).toBe('too fast');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(screen.queryByText('Invalid')).toBeNull();
    expect(data.done).toEqual(['invalidate r1 r3', 'validate r1 r3']);
  });

  it('undo only what they changed', async () => {
    const data = new FakeResponses([drinks], [row(1, { starred: true }), row(2)]);
    const { user } = await open(data);
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await user.click(press('Star'));
    expect(await screen.findByText('One response starred')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(data.done).toEqual(['star r2 r1', 'star r2']));
  });

  it('go to the recycle bin after a confirmation, leave the list, and come back by an undo', async () => {
    const data = new FakeResponses([drinks], [row(1), row(2)]);
    const { user } = await open(data);
    await user.click(await box(2));
    await user.click(press('Delete'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/30 days/)).toBeTruthy();
    expect(data.done).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(seqs()).toEqual(['1']));
    expect(screen.queryByRole('toolbar', { name: 'Selected responses' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(seqs()).toEqual(['2', '1']));
  });

  it('get tags and lose others', async () => {
    const data = new FakeResponses([drinks], [row(1, { tags: ['late'] }), row(2)]);
    const { user } = await open(data);
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await user.click(press('Tags'));
    await user.type(await screen.findByRole('textbox', { name: 'Add tags' }), 'odd, short');
    await user.click(screen.getByRole('checkbox', { name: 'late' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(data.rows.map(({ tags }) => tags)).toEqual([
        ['odd', 'short'],
        ['odd', 'short'],
      ]),
    );
    expect(within(screen.getByRole('row', { name: /Open response 2/ })).getByText('short')).toBeTruthy();
  });

  it('are none any more in another list', async () => {
    const data = new FakeResponses([drinks], [row(1, { starred: true }), row(2)]);
    const { user, address } = await open(data);
    await user.click(await box(2));
    await user.click(screen.getByRole('button', { name: 'Starred' }));
    await waitFor(() => expect(seqs()).toEqual(['1']));
    expect(address()).toContain('starred=1');
    expect(screen.queryByRole('toolbar', { name: 'Selected responses' })).toBeNull();
  });
});

describe('the filters of a review', () => {
  it('show invalid ones, those with a tag, and the recycle bin with the day of the purge', async () => {
    const bin = { deletedAt: '2026-03-31T08:00:00.000Z', purgeAt: '2026-04-30T08:00:00.000Z' };
    const invalid = { reason: null, at: '2026-03-31T08:00:00.000Z' };
    const data = new FakeResponses([drinks], [row(1, { invalid }), row(2, { tags: ['odd'] }), row(3, bin)]);
    const { user } = await open(data);
    await waitFor(() => expect(seqs()).toEqual(['2', '1']));

    await user.click(screen.getByRole('button', { name: 'Validity' }));
    await user.click(screen.getByRole('button', { name: 'Invalid' }));
    await waitFor(() => expect(seqs()).toEqual(['1']));
    await user.click(screen.getByRole('button', { name: 'Remove the filter “Validity”' }));

    await waitFor(() => expect(seqs()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    await user.click(screen.getByRole('checkbox', { name: 'odd' }));
    await waitFor(() => expect(seqs()).toEqual(['2']));
    await user.click(screen.getByRole('button', { name: 'Remove the filter “Tag”' }));

    await user.click(screen.getByRole('button', { name: 'Recycle bin' }));
    await waitFor(() => expect(seqs()).toEqual(['3']));
    expect(screen.getByRole('columnheader', { name: 'Deleted for good' })).toBeTruthy();
    expect(screen.getByText('2026-04-30')).toBeTruthy();
    await user.click(await box(3));
    expect(within(bar()).queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(press('Restore'));
    expect(await screen.findByRole('heading', { name: 'The recycle bin is empty' })).toBeTruthy();
  });
});

describe('one response', () => {
  const panel = () => within(screen.getByRole('region', { name: 'One response' }));
  const review = () => within(screen.getByRole('region', { name: 'Review' }));

  it('is marked, tagged and remarked in its panel', async () => {
    const data = new FakeResponses([drinks], [row(1), row(2)]);
    const { user } = await open(data, '?response=r1');
    await screen.findByRole('region', { name: 'Review' });

    await user.click(review().getByRole('button', { name: 'Star' }));
    await waitFor(() => expect(review().getByRole('button', { name: 'Star' }).getAttribute('aria-pressed')).toBe('true'));
    await user.click(review().getByRole('button', { name: 'Remark' }));
    await user.type(await screen.findByRole('textbox', { name: 'Remark' }), 'call back');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await review().findByText('call back')).toBeTruthy();
    await user.click(review().getByRole('button', { name: 'Mark invalid' }));
    await user.click(within(await screen.findByRole('dialog', { name: /invalid/ })).getByRole('button', { name: 'Mark invalid' }));
    expect(await review().findByText(/Invalid since/)).toBeTruthy();
    expect(data.done).toEqual(['star r1', 'remark r1', 'invalidate r1']);
  });

  it('stays open when it is deleted, says until when it can be had back, and is restored', async () => {
    const data = new FakeResponses([drinks], [row(1), row(2)]);
    const { user } = await open(data, '?response=r1');
    await screen.findByRole('region', { name: 'Review' });
    await user.click(review().getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await review().findByText(/deleted for good after 2026-04-30/)).toBeTruthy();
    await waitFor(() => expect(seqs()).toEqual(['2']));
    await user.click(review().getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(seqs()).toEqual(['2', '1']));
    expect(review().queryByText(/deleted for good/)).toBeNull();
  });

  it('has its answers edited; what is refused is said at its question, and nothing is lost', async () => {
    const data = new FakeResponses([drinks], [row(1)]);
    const [, why] = drinks.nodes;
    data.refused = [{ nodeId: why?.id ?? 0, reason: 'minWord', limit: 5 }];
    const { user } = await open(data, '?response=r1');
    await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
    const answer = await screen.findByRole('textbox', { name: 'Answer' });
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.clear(answer);
    await user.type(answer, 'so');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('At least 5 characters')).toBeTruthy();
    expect(screen.getByText(/one answer breaks the rules/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(answer));
    await user.type(answer, ' it is');
    expect(screen.queryByText('At least 5 characters')).toBeNull();
    data.refused = [];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await panel().findByText('so it is')).toBeTruthy();
    expect(panel().getByText('Edited once')).toBeTruthy();
    expect(data.rows[0]?.answerValues).toEqual(answersOf(drinks, { Q1: 'No', Q2: 'so it is' }));
  });

  it('is not left with edits that are not saved unless its author wants to', async () => {
    const { user } = await open(new FakeResponses([drinks], [row(1), row(2)]), '?response=r1');
    await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
    await user.type(await screen.findByRole('textbox', { name: 'Answer' }), '!');
    await user.click(screen.getByRole('link', { name: 'Open response 2' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect((screen.getByRole('textbox', { name: 'Answer' }) as HTMLInputElement).value).toBe('because 1!');

    await user.click(screen.getByRole('link', { name: 'Open response 2' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Response 2' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Edit answers' })).toBeNull();
  });

  it('keeps edits that are not saved from being lost with the page, unless its author wants to', async () => {
    const { user, address } = await open(new FakeResponses([drinks], [row(1)]), '?response=r1');
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
    expect(closing()).toBe(false);

    await user.type(await screen.findByRole('textbox', { name: 'Answer' }), '!');
    expect(closing()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Cross report' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(address()).toContain(detailUrl('abc'));
    expect((screen.getByRole('textbox', { name: 'Answer' }) as HTMLInputElement).value).toBe('because 1!');

    await user.click(screen.getByRole('link', { name: 'Cross report' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(address()).toBe(crossUrl('abc'));
    expect(closing()).toBe(false);
  });
});
