import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answersOf, multiple, single, survey, text } from '@wence/schema/testing';
import { renderDesigner } from '../../../../testing/render-designer';
import { detailUrl, paths } from '../../shared/routes';
import { DetailPage } from './DetailPage';
import { FakeResponses, responseWith } from './response.factory';

const drinks = survey(single('Q1', 'Tea?', ['Yes', 'No']), multiple('Q2', 'Which?', ['Green', 'Black']), text('Q3', 'Why?'));
const said = (why: string) => answersOf(drinks, { Q1: 'Yes', Q2: ['Green', 'Black'], Q3: why });
const many = (count: number) => Array.from({ length: count }, (_, place) => responseWith(place + 1, said(`because ${place + 1}`)));

const open = (data: FakeResponses, query = '') =>
  renderDesigner(<DetailPage />, { server: data.server, at: detailUrl('abc') + query, path: paths.detail });
const seqs = () => screen.getAllByRole('link', { name: /Open response/ }).map(({ textContent }) => textContent);
const row = (seq: number) => screen.getByRole('row', { name: new RegExp(`Open response ${seq}\\b`) });

/** The chips above the table; some of its columns have the same names. */
const chip = (name: string) => within(screen.getByRole('group', { name: 'Filter the responses' })).getByRole('button', { name });

afterEach(() => localStorage.clear());

describe('the data detail of a survey', () => {
  it('lists its responses, newest first, with what is known of each and the answers in words [S2.route.data-detail]', async () => {
    await open(new FakeResponses([drinks], [...many(1), responseWith(2, said('so'), { source: 'mail', status: 'SCREENED', version: 1 })]));

    expect(await screen.findByText('n = 2')).toBeTruthy();
    expect(seqs()).toEqual(['2', '1']);
    const cells = within(row(2))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(2)).toEqual(['4:07', 'mail', '1', 'Screened out', 'Yes', 'Green, Black', 'so']);
    expect(screen.getByRole('link', { current: 'page', name: 'Data detail' })).toBeTruthy();
  });

  it('has a column for each received parameter under its label, sorts by it, and hides it where it is not wanted', async () => {
    const asked = { ...drinks, settings: { parameters: [{ name: 'uid', label: 'Member' }, { name: 'shop' }] } };
    const params = [{ __typename: 'ResponseParam' as const, name: 'uid', value: 'u7' }];
    const { user, address } = await open(
      new FakeResponses([asked], [responseWith(1, said('so'), { params }), responseWith(2, said('no'))]),
    );
    await screen.findByText('n = 2');
    expect(within(row(1)).getByText('u7')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'shop' })).toBeNull();

    await user.click(within(screen.getByRole('columnheader', { name: 'Member' })).getByRole('button'));
    expect(address()).toContain('p_uid');
    await user.click(screen.getByRole('button', { name: /questions shown/ }));
    const choices = within(screen.getByRole('group', { name: 'Link parameters' }));
    await user.click(choices.getByRole('checkbox', { name: 'shop' }));
    await user.click(choices.getByRole('checkbox', { name: 'Member' }));
    expect(screen.queryByText('u7')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'shop' })).toBeTruthy();
  });

  it('tells what was left open from what was not asked', async () => {
    const short = survey(single('Q1', 'Tea?', ['Yes', 'No']));
    const old = { ...short, nodes: [...short.nodes], lastId: 99 };
    const data = new FakeResponses(
      [old, { ...drinks }],
      [responseWith(1, answersOf(short, { Q1: 'No' })), responseWith(2, answersOf(drinks, { Q1: 'No' }), { version: 2 })],
    );
    await open(data);

    await waitFor(() => expect(within(row(1)).getAllByText('not shown')).toHaveLength(2));
    expect(within(row(2)).queryByText('not shown')).toBeNull();
    expect(within(row(2)).getAllByText('--')).toHaveLength(3);
  });

  it('goes on page by page and back, and keeps the page in the address', async () => {
    const data = new FakeResponses([drinks], many(120));
    const { user, address } = await open(data);
    await waitFor(() => expect(seqs()).toHaveLength(50));
    const pager = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name });

    await user.click(pager(/^Next/));
    await waitFor(() => expect(seqs()[0]).toBe('70'));
    expect(address()).toContain('after=at-r71');
    await user.click(pager(/^Next/));
    await waitFor(() => expect(seqs()[0]).toBe('20'));
    expect(pager(/^Next/).hasAttribute('disabled')).toBe(true);
    await user.click(pager(/^Previous/));
    await waitFor(() => expect(seqs()[0]).toBe('70'));
  });

  it('turns round', async () => {
    const { user } = await open(new FakeResponses([drinks], many(3)));
    await user.click(await screen.findByRole('button', { name: 'Oldest first' }));
    await waitFor(() => expect(seqs()).toEqual(['1', '2', '3']));
  });

  it('is sorted by a column: up, down, and back to the order in which responses came', async () => {
    const data = new FakeResponses(
      [drinks],
      ['mail', 'poster', 'app'].map((source, place) => responseWith(place + 1, said('so'), { source })),
    );
    const { user, address } = await open(data, '?order=oldest');
    const head = () => screen.getByRole('columnheader', { name: 'Source' });
    const press = () => user.click(within(head()).getByRole('button'));
    await waitFor(() => expect(seqs()).toEqual(['1', '2', '3']));
    expect(head().getAttribute('aria-sort')).toBe('none');

    await press();
    await waitFor(() => expect(seqs()).toEqual(['3', '1', '2']));
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('button', { name: 'Oldest first' }).getAttribute('aria-pressed')).toBe('false');
    await press();
    await waitFor(() => expect(seqs()).toEqual(['2', '1', '3']));
    expect(address()).toContain('sort=-source');
    await press();
    await waitFor(() => expect(seqs()).toEqual(['1', '2', '3']));
  });

  it('is sorted by a list of columns on a phone, where there are no heads', async () => {
    const sources = ['mail', 'poster', 'app'];
    const rows = sources.map((source, place) => responseWith(place + 1, said('so'), { source }));
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => Object.assign(new EventTarget(), { media: query, matches: query === '(max-width: 720px)' }) as unknown as MediaQueryList,
      );
    const { user, address } = await open(new FakeResponses([drinks], rows));

    await user.click(await screen.findByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByTitle('Source, highest first'));
    await waitFor(() => expect(seqs()).toEqual(['2', '1', '3']));
    expect(address()).toContain('sort=-source');
    media.mockRestore();
  });

  it('offers to sort by questions whose answer is one value, and nothing in the recycle bin', async () => {
    const rows = [
      ...many(1),
      responseWith(2, said('gone'), { deletedAt: '2026-03-31T08:00:00.000Z', purgeAt: '2026-04-30T08:00:00.000Z' }),
    ];
    const { user } = await open(new FakeResponses([drinks], rows));
    const offers = (name: RegExp) => within(screen.getByRole('columnheader', { name })).queryByRole('button') !== null;
    await screen.findByRole('columnheader', { name: /Q1/ });
    expect([/Q1/, /Q2/, /Q3/].map(offers)).toEqual([true, false, true]);

    await user.click(screen.getByRole('button', { name: 'Recycle bin' }));
    await waitFor(() => expect(seqs()).toEqual(['2']));
    expect(offers(/Q1/)).toBe(false);
  });

  it('is filtered by its address and by its chips, and says so when nothing matches', async () => {
    const data = new FakeResponses([drinks], [responseWith(1, said('a'), { source: 'mail' }), responseWith(2, said('b'))]);
    const { user, address } = await open(data, '?source=mail');
    await waitFor(() => expect(seqs()).toEqual(['1']));
    expect(screen.getByText('n = 1')).toBeTruthy();

    await user.click(chip('Status'));
    await user.click(screen.getByRole('checkbox', { name: 'Over quota' }));
    expect(await screen.findByRole('heading', { name: 'No response matches' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove the filters' }));
    await waitFor(() => expect(seqs()).toEqual(['2', '1']));
    expect(address()).toBe(detailUrl('abc'));
  });

  it('shows the questions that are chosen', async () => {
    const { user } = await open(new FakeResponses([drinks], many(1)));
    await user.click(await screen.findByRole('button', { name: '3 questions shown' }));
    await user.click(screen.getByRole('checkbox', { name: 'Q2 Which?' }));
    expect(screen.queryByRole('columnheader', { name: /Q2/ })).toBeNull();
    expect(screen.getByRole('button', { name: '2 questions shown' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the usual ones' }));
    expect(screen.getByRole('columnheader', { name: /Q2/ })).toBeTruthy();
  });

  it('shows where responses came from: the region and the device of its own accord, the rest where it is chosen', async () => {
    const rows = [
      responseWith(1, said('so'), { region: 'CN-GD', device: 'PHONE', os: 'IOS', browser: 'WECHAT' }),
      responseWith(2, said('no')),
    ];
    const { user } = await open(new FakeResponses([drinks], rows));
    const cells = (name: string) => {
      const place = screen.getAllByRole('columnheader').indexOf(screen.getByRole('columnheader', { name }));
      return screen
        .getAllByRole('row')
        .slice(1)
        .map(({ children }) => children[place]?.textContent);
    };
    await screen.findByRole('columnheader', { name: 'Region' });
    expect([cells('Region'), cells('Device')]).toEqual([
      ['--', 'Guangdong'],
      ['--', 'Phone'],
    ]);
    expect(screen.queryByRole('columnheader', { name: 'Browser' })).toBeNull();

    await user.click(screen.getByRole('button', { name: '3 questions shown' }));
    await user.click(screen.getByRole('checkbox', { name: 'Browser' }));
    await user.click(screen.getByRole('checkbox', { name: 'Region' }));
    expect(cells('Browser')).toEqual(['--', 'WeChat']);
    expect(screen.queryByRole('columnheader', { name: 'Region' })).toBeNull();
  });

  it('says that new responses came, and shows them only on request', async () => {
    const data = new FakeResponses([drinks], many(2));
    const { user, push } = await open(data);
    await waitFor(() => expect(seqs()).toEqual(['2', '1']));

    data.rows = many(5);
    await push('responseCount', { surveyId: 'abc', count: 5, seq: 5 });
    expect(screen.getByText('3 new responses')).toBeTruthy();
    expect(seqs()).toEqual(['2', '1']);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(seqs()).toEqual(['5', '4', '3', '2', '1']));
    expect(screen.queryByText(/new responses/)).toBeNull();
  });

  it.each([
    ['RUNNING', /is collecting/, 'Show the link'],
    ['DRAFT', /Launch the survey/, 'Go to publish'],
  ])('says before the first response what to do (%s)', async (status, help, link) => {
    await open(new FakeResponses(status === 'DRAFT' ? [] : [drinks], [], { status }));
    expect(await screen.findByRole('heading', { name: 'No responses yet' })).toBeTruthy();
    expect(screen.getByText(help)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/publish/abc');
  });

  it('offers another try when it cannot be loaded', async () => {
    const data = new FakeResponses([drinks], many(1));
    let isBroken = true;
    const responses = (args: never) => {
      if (isBroken) throw new Error('broken');
      return data.server.responses(args);
    };
    const { user } = await renderDesigner(<DetailPage />, {
      server: { ...data.server, responses },
      at: detailUrl('abc'),
      path: paths.detail,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    await waitFor(() => expect(seqs()).toEqual(['1']));
  });
});

describe('one response', () => {
  const panel = () => screen.getByRole('region', { name: 'One response' });
  const heading = (seq: number) => screen.findByRole('heading', { name: `Response ${seq}` });

  it('opens beside the list, takes the focus, and gives it back when it closes', async () => {
    const { user, address } = await open(new FakeResponses([drinks], many(3)));
    await user.click(await screen.findByRole('link', { name: 'Open response 2' }));

    expect(document.activeElement).toBe(await heading(2));
    expect(within(panel()).getByText('because 2')).toBeTruthy();
    expect(address()).toContain('response=r2');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'One response' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open response 2' }));
  });

  it('goes on to those beside it by its buttons and by the arrows, over the borders of the page', async () => {
    const { user } = await open(new FakeResponses([drinks], many(60)));
    await user.click(await screen.findByRole('link', { name: 'Open response 12' }));
    await heading(12);
    await user.keyboard('{ArrowRight}');
    await heading(11);
    await waitFor(() => expect(within(panel()).getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(false));
    await user.keyboard('{ArrowRight}');
    await heading(10);
    await waitFor(() => expect(within(panel()).getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(false));
    await user.click(within(panel()).getByRole('button', { name: 'Previous' }));
    await heading(11);
  });

  it('is opened by its address, on whatever page of the list it is', async () => {
    const { address } = await open(new FakeResponses([drinks], many(60)), '?response=r1&at=at-r1');
    await heading(1);
    expect(await within(panel()).findByText('because 1')).toBeTruthy();
    expect(within(panel()).getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    await waitFor(() => expect(within(panel()).getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(false));
    expect(address()).toContain('response=r1');
  });

  it('may be gone', async () => {
    const { user } = await open(new FakeResponses([drinks], many(1)), '?response=r9');
    expect(await screen.findByRole('heading', { name: 'There is no such response' })).toBeTruthy();
    await user.click(within(panel()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('There is no such response')).toBeNull();
  });

  it('leaves the arrows to the fields of the page', async () => {
    const { user } = await open(new FakeResponses([drinks], many(3)), '?response=r2');
    await heading(2);
    await user.click(chip('Source'));
    act(() => screen.getByRole('textbox', { name: 'Source tag' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(await heading(2)).toBeTruthy();
  });
});
