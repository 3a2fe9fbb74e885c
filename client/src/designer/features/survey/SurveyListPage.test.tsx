import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { type RenderedDesigner, renderDesigner } from '../../../../testing/render-designer';
import { formatMoment } from '../../shared/moment';
import { paths } from '../../shared/routes';
import { SurveyListPage } from './SurveyListPage';

const CREATED = '2026-02-01T08:05:00.000Z';
const UPDATED = '2026-03-01T08:05:00.000Z';
const TREND = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 700, 0, 534];
const surveyOf = (id: string, title: string, more = {}) => ({
  id,
  title,
  status: 'DRAFT',
  responseCount: 0,
  responseTrend: Array<number>(14).fill(0),
  createdAt: CREATED,
  updatedAt: UPDATED,
  ...more,
});
const pageOf = (surveys: readonly object[], more = {}) => ({
  totalCount: surveys.length,
  edges: surveys.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
  ...more,
});
const tea = surveyOf('abc', 'Tea');
const rum = surveyOf('def', 'Rum', { status: 'RUNNING', responseCount: 12345, responseTrend: TREND });

interface Asked {
  readonly after?: string | null;
  readonly filter: { readonly keyword?: string | null; readonly status?: string | null };
  readonly sort?: { readonly by: string; readonly descending: boolean };
}

const open = (surveys: unknown, at: string = paths.list, more = {}) =>
  renderDesigner(<SurveyListPage />, { at, path: paths.list, server: { surveys, surveyFolders: [], surveyTags: [], ...more } });

/** Opens the menu of a survey and returns the names of its items. */
async function openMenu({ user }: RenderedDesigner, title: string) {
  await user.click(screen.getByRole('button', { name: `More actions for ${title}` }));
  const items = await screen.findAllByRole('menuitem');
  return items.filter((item) => item.getAttribute('aria-disabled') !== 'true').map(({ textContent }) => textContent);
}

describe('the list of surveys', () => {
  it('tells of each how it stands, how many answered, when it was changed, and leads to its pages', async () => {
    await open(pageOf([tea, rum]));
    const [, first, second] = screen.getAllByRole('row');
    const cells = (line?: HTMLElement) => [...(line?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(cells(first).slice(1, 5)).toEqual([
      'TeaDraft',
      '00 responses in the last 14 days',
      formatMoment(CREATED),
      formatMoment(UPDATED),
    ]);
    expect(cells(second).slice(1, 3)).toEqual(['RumCollecting', '12,3451,234 responses in the last 14 days']);
    const links = (line?: HTMLElement) => [...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links(first)).toEqual(['/survey/abc', '/survey/abc', '/publish/abc', '/data/abc']);
    expect(links(second)[0]).toBe('/data/def');
    expect(screen.getByText('2 surveys')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is filtered by state and by word, both in the address', async () => {
    const asked: Asked[] = [];
    const surveys = (args: Asked) => {
      asked.push(args);
      return pageOf([tea]);
    };
    const { user, address } = await open(surveys, '/list?keyword=te');
    expect(asked.at(-1)?.filter).toMatchObject({ keyword: 'te', status: null });
    expect(screen.getByText('1 survey matches “te”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Draft', pressed: false }));
    expect(address()).toBe('/list?keyword=te&status=DRAFT');
    expect(asked.at(-1)?.filter).toMatchObject({ keyword: 'te', status: 'DRAFT' });
    expect(screen.getByRole('button', { name: 'Draft' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(address()).toBe('/list?keyword=te');
  });

  it('takes an unknown state for none, and asks for no word where there is none', async () => {
    const asked: Asked[] = [];
    const surveys = (args: Asked) => {
      asked.push(args);
      return pageOf([tea]);
    };
    await open(surveys, '/list?status=RECYCLED');
    expect(asked[0]?.filter).toMatchObject({ keyword: null, status: null });
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('offers the first survey where there is none, and all of them where none match', async () => {
    await open(pageOf([]));
    expect(screen.getByText(/No surveys yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /New survey$/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Start from a template' }).getAttribute('href')).toBe('/templates');
    expect(screen.getByRole('link', { name: 'Import a survey' }).getAttribute('href')).toBe('/new/import?way=text');
  });

  it.each(['/list?keyword=zz', '/list?status=DRAFT'])('offers all of them where none match (%s)', async (at) => {
    const { user, address } = await open(pageOf([]), at);
    expect(screen.getByText(/No surveys match/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(address()).toBe('/list');
  });

  it('is sorted by the head of a column, and turned by the same once more, as the address says', async () => {
    const asked: Asked[] = [];
    const surveys = (args: Asked) => {
      asked.push(args);
      return pageOf([tea]);
    };
    const { user, address } = await open(surveys);
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(asked.at(-1)?.sort).toEqual({ by: 'UPDATED', descending: true });
    expect(head('Updated').getAttribute('aria-sort')).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'Survey' }));
    expect(address()).toBe('/list?sort=TITLE');
    expect(asked.at(-1)?.sort).toEqual({ by: 'TITLE', descending: false });
    expect(head('Updated').hasAttribute('aria-sort')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Survey' }));
    expect(address()).toBe('/list?sort=TITLE&turned=1');
    expect(asked.at(-1)?.sort).toEqual({ by: 'TITLE', descending: true });
    expect(head('Survey').getAttribute('aria-sort')).toBe('descending');
  });

  it('goes from page to page and back', async () => {
    const surveys = ({ after }: Asked) => (after ? pageOf([rum]) : pageOf([tea], { pageInfo: { hasNextPage: true, endCursor: 'c1' } }));
    const { user } = await open(surveys);
    const pager = () => within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pager().getByText('1')).toBeTruthy();
    expect(pager().getByRole<HTMLButtonElement>('button', { name: /Previous/ }).disabled).toBe(true);
    await user.click(pager().getByRole('button', { name: /Next/ }));
    expect(await screen.findByRole('link', { name: 'Rum' })).toBeTruthy();
    expect(pager().getByText('2')).toBeTruthy();
    expect(pager().getByRole<HTMLButtonElement>('button', { name: /Next/ }).disabled).toBe(true);
    await user.click(pager().getByRole('button', { name: /Previous/ }));
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeTruthy();
  });

  it('starts on the first page of another filter', async () => {
    const asked: Asked[] = [];
    const surveys = (args: Asked) => {
      asked.push(args);
      return pageOf([tea], { pageInfo: { hasNextPage: true, endCursor: 'c1' } });
    };
    const { user } = await open(surveys);
    await user.click(screen.getByRole('button', { name: /Next/ }));
    expect(asked.at(-1)?.after).toBe('c1');
    await user.click(screen.getByRole('button', { name: 'Draft' }));
    expect(asked.at(-1)?.after).toBeNull();
  });

  it('offers another try when it cannot be loaded', async () => {
    let isBroken = true;
    const surveys = () => {
      if (isBroken) throw new Error('broken');
      return pageOf([tea]);
    };
    const { user } = await open(surveys);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeTruthy();
  });
});

describe('the menu of a survey', () => {
  it('launches, renames, copies and deletes one that does not run', async () => {
    const rendered = await open(pageOf([tea]));
    expect(await openMenu(rendered, 'Tea')).toEqual([
      'Edit',
      'Publish and share',
      'Report',
      'Launch',
      'Rename',
      'Copy',
      'Save as template',
      'Delete',
    ]);
  });

  it('stops one that runs, and does not rename it', async () => {
    const rendered = await open(pageOf([rum]));
    expect(await openMenu(rendered, 'Rum')).toEqual([
      'Edit',
      'Publish and share',
      'Report',
      'Stop collecting',
      'Copy answering link',
      'Copy',
      'Save as template',
      'Clear responses',
      'Delete',
    ]);
  });

  it('is kept as a template under its title, with a topic', async () => {
    const kept = jest.fn();
    const saveTemplate = ({ input }: { input: object }) => {
      kept(input);
      return { template: { id: 't1' } };
    };
    const templateTopics = [{ name: 'customer', title: 'Customers' }];
    const rendered = await open(pageOf([tea]), paths.list, { saveTemplate, templateTopics });
    await openMenu(rendered, 'Tea');

    await rendered.user.click(screen.getByRole('menuitem', { name: 'Save as template' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Template name')).value).toBe('Tea');
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a topic', { selector: '.ant-form-item-explain-error' })).toBeTruthy();
    await rendered.user.click(screen.getByLabelText('Topic'));
    await rendered.user.click(await screen.findByTitle('Customers'));
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved as a template')).toBeTruthy();
    expect(kept.mock.calls).toEqual([[{ surveyId: 'abc', title: 'Tea', description: '', topic: 'customer' }]]);
  });

  it('copies a survey at once, says so, and asks for the list anew', async () => {
    let surveys = pageOf([tea]);
    const copySurvey = () => {
      surveys = pageOf([tea, surveyOf('ghi', 'Tea 2')]);
      return { survey: { id: 'ghi' } };
    };
    const rendered = await open(() => surveys, paths.list, { copySurvey });
    await openMenu(rendered, 'Tea');
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Tea 2' })).toBeTruthy();
  });

  it('deletes a survey only once that is confirmed', async () => {
    let surveys = pageOf([tea, rum]);
    const recycled: string[] = [];
    const recycleSurvey = ({ input }: { input: { surveyId: string } }) => {
      recycled.push(input.surveyId);
      surveys = pageOf([rum]);
      return { survey: { id: 'abc', status: 'RECYCLED' } };
    };
    const rendered = await open(() => surveys, paths.list, { recycleSurvey });
    await openMenu(rendered, 'Tea');
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/can be restored for 30 days/)).toBeTruthy();
    expect(recycled).toEqual([]);
    await rendered.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(recycled).toEqual(['abc']);
    expect(screen.queryByRole('link', { name: 'Tea' })).toBeNull();
  });

  it('renames a survey, but not to nothing', async () => {
    const titles: string[] = [];
    const renameSurvey = ({ input }: { input: { title: string } }) => {
      titles.push(input.title);
      return { survey: { ...tea, title: input.title } };
    };
    const rendered = await open(pageOf([tea]), paths.list, { renameSurvey });
    await openMenu(rendered, 'Tea');
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Survey title' });
    expect(field.value).toBe('Tea');
    fireEvent.change(field, { target: { value: '' } });
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A survey needs a title')).toBeTruthy();
    expect(titles).toEqual([]);
    fireEvent.change(field, { target: { value: ' Green tea ' } });
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Green tea' })).toBeTruthy();
    expect(titles).toEqual(['Green tea']);
    expect(screen.queryByRole('textbox', { name: 'Survey title' })).toBeNull();
  });

  it.each([
    ['Edit', '/survey/abc'],
    ['Publish and share', '/publish/abc'],
    ['Report', '/data/abc'],
  ])('leads to the page for "%s"', async (name, url) => {
    const rendered = await open(pageOf([tea]));
    await openMenu(rendered, 'Tea');
    await rendered.user.click(screen.getByRole('menuitem', { name }));
    expect(rendered.address()).toBe(url);
  });

  it('stops collecting only once that is confirmed', async () => {
    const stopSurvey = () => ({ survey: { id: 'def', state: 'NOT_COLLECTING', status: 'STOPPED', editable: true } });
    const rendered = await open(pageOf([rum]), paths.list, { stopSurvey });
    await openMenu(rendered, 'Rum');
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Stop collecting' }));
    const dialog = within(await screen.findByRole('dialog'));
    await rendered.user.click(dialog.getByRole('button', { name: 'Stop collecting' }));
    expect(await screen.findByText('Stopped collecting')).toBeTruthy();
    // The state of the survey, beside the filter of that name.
    expect(screen.getAllByText('Stopped')).toHaveLength(2);
  });
});
