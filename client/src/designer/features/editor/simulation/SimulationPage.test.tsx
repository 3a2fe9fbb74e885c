import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { checked, matrix, optionLogic, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { SiteError } from '../../../../../testing/designer/fake-site';
import { openEditor } from '../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import './SimulationPage';

/** Ids: Q1 1 (Yes 2, No 3), Q2 4 (row 5, column 6), Q3 7, its logic 8. */
const drinks = withLogic(
  survey(single('Q1', 'Tea?', ['Yes', 'No']), matrix(1, 'Q2', 'Rate', ['Taste'], ['Good']), text('Q3', 'Why not?')),
  show('Q3', checked('Q1', 'No')),
);

const COVERAGE = {
  respondents: 1_200,
  screened: 0,
  questions: [
    { nodeId: 1, shown: 1_200, answered: 1_100 },
    { nodeId: 4, shown: 600, answered: 600 },
    { nodeId: 7, shown: 0, answered: 0 },
  ],
  options: [
    { nodeId: 1, optionId: 2, offered: 1_200, chosen: 1_100 },
    { nodeId: 1, optionId: 3, offered: 1_200, chosen: 0 },
  ],
  rows: [{ nodeId: 4, rowId: 5, offered: 600, answered: 0 }],
  logic: [{ logicId: 8, nodeId: 7, isJump: false, taken: 0 }],
  length: { mean: 2.345, least: 1, most: 3 },
  seconds: { mean: 90, least: 30, most: 1_200 },
};
const SIMULATION = {
  seed: 7,
  asked: 1_200,
  simulatedAt: '2026-03-01T08:00:00.000Z',
  isCurrent: true,
  outdated: 0,
  unanswerable: [],
  coverage: COVERAGE,
};
const NONE = { surveyId: '1', total: 0, simulation: null };
const answersOf = (more: object = {}, coverage: object = {}) => ({
  surveyId: '1',
  total: 1_200,
  simulation: { ...SIMULATION, ...more, coverage: { ...COVERAGE, ...coverage } },
});

const openPage = (testAnswers: object, fields: object = {}) =>
  openEditor({ definition: drinks, view: '/simulation', fields: { testAnswers: () => testAnswers, ...fields } });
const field = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const listBelow = (words: string) => within(screen.getByText(words).parentElement ?? document.body);

describe('the form of a simulation', () => {
  it('starts with as many respondents as are wanted, and shows how it came out', async () => {
    const { user, site } = await openPage(NONE, { simulateResponses: () => ({ testAnswers: answersOf() }) });
    await screen.findByText('No simulation yet');
    expect(screen.queryByRole('button', { name: /Remove test answers/ })).toBeNull();
    expect((await field('Respondents')).value).toBe('100');
    const arrive = site.hold('SimulateResponses');

    await user.clear(await field('Respondents'));
    await user.type(await field('Respondents'), '500');
    await user.type(await field('Random seed'), '7');
    await user.click(button('Simulate'));
    expect(await screen.findByText('Simulating 500 respondents')).toBeTruthy();
    arrive();

    expect(await screen.findByText(/^Seed 7 · /)).toBeTruthy();
    expect(screen.queryByText(/^Simulating/)).toBeNull();
    expect(button('Simulate again')).toBeTruthy();
    expect(site.callsOf('SimulateResponses')).toEqual([{ input: { surveyId: '1', count: 500, seed: 7 } }]);
    await expectAccessible(document.body);
  });

  it('asks nobody without a number of respondents', async () => {
    const { user, site } = await openPage(NONE);
    const count = await field('Respondents');
    await user.clear(count);
    expect(count.getAttribute('aria-invalid')).toBe('false');

    await user.click(button('Simulate'));

    expect(screen.getByText('Enter a whole number from 1 to 500')).toBeTruthy();
    expect(count.getAttribute('aria-invalid')).toBe('true');
    expect(site.callsOf('SimulateResponses')).toEqual([]);
  });

  it('says how many respondents a long survey may have, and of other failures that nothing was lost', async () => {
    const tooMany = [{ field: 'count', rule: 'max', limit: 40 }];
    let fault = new SiteError('A0400', tooMany);
    const { user } = await openPage(NONE, {
      simulateResponses: () => {
        throw fault;
      },
    });
    await field('Respondents');

    await user.click(button('Simulate'));
    expect(await screen.findByText('This is a long survey: 40 respondents at most')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    fault = new SiteError('A0400');
    await user.click(button('Simulate'));

    expect((await screen.findByRole('alert')).textContent).toMatch(/^The simulation did not finish/);
    expect(screen.queryByText(/^This is a long survey/)).toBeNull();
  });
});

describe('the outcome of a simulation', () => {
  it('tells its figures, how much was reached, and what never was, with the way to it', async () => {
    await openPage(answersOf());

    const figures = await screen.findAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual(['1,200', '', '2.3', '1 to 3', '1.5', '0.5 to 20']);
    const meters = within(listBelow('Coverage').getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
    expect(meters.map(({ textContent, dataset }) => [textContent, dataset.whole])).toEqual([
      ['Questions2 / 3', 'false'],
      ['Options1 / 2', 'false'],
      ['Rows0 / 1', 'false'],
      ['Other logic0 / 1', 'false'],
    ]);
    const missed = (kind: string) =>
      listBelow(kind)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(missed('Questions never shown')).toEqual([['Q3 Why not?', '/designer/survey/1?node=7']]);
    expect(missed('Options never chosen')).toEqual([['Q1 Tea?: No', '/designer/survey/1?node=1']]);
    expect(missed('Rows never answered')).toEqual([['Q2 Rate: Taste', '/designer/survey/1?node=4']]);
    expect(missed('Logic that never took effect')[0]?.[0]).toMatch(/^Q3 Why not\?: .*No/);
    expect(screen.queryByText(/^The survey has changed since/)).toBeNull();
  });

  it('tells of each question how often it was shown and answered, and of its parts when it is opened', async () => {
    const { user } = await openPage(answersOf());
    await user.click(await screen.findByRole('button', { name: 'Q1 Tea? shown 1200 · answered 1100', expanded: false }));

    const line = within(screen.getByRole('button', { name: /^Q1/, expanded: true }).closest('li') ?? document.body);
    const parts = line.getAllByRole('listitem');
    expect(parts.map(({ textContent, dataset }) => [textContent, dataset.missed])).toEqual([
      ['Yes1100 / 1200', 'false'],
      ['No0 / 1200', 'true'],
    ]);
    expect(line.getByRole('link', { name: 'Edit this question' }).getAttribute('href')).toBe('/designer/survey/1?node=1');
    expect(button('Q3 Why not? shown 0').closest('li')?.dataset.missed).toBe('true');
  });

  it('lists no more than 50 missed parts of a kind, and how many more there are', async () => {
    const options = Array.from({ length: 51 }, (_, place) => ({ nodeId: 100 + place, optionId: 3, offered: 1, chosen: 0 }));
    await openPage(answersOf({}, { options, screened: 3 }));

    expect(await screen.findByText('1 more')).toBeTruthy();
    expect(listBelow('Options never chosen').getAllByRole('link')).toHaveLength(50);
    expect(screen.getByText('3 of them screened out')).toBeTruthy();
  });

  it('names the missed options of a question in one line, at most twelve of them', async () => {
    const options = Array.from({ length: 14 }, () => ({ nodeId: 1, optionId: 3, offered: 1, chosen: 0 }));
    await openPage(answersOf({}, { options }));

    const [link, ...others] = (await screen.findByText('Options never chosen').then(() => listBelow('Options never chosen'))).getAllByRole(
      'link',
    );
    expect(link?.textContent).toBe(`Q1 Tea?: ${Array(12).fill('No').join(', ')}, 2 more`);
    expect(others).toEqual([]);
  });

  it('tells what nobody can reach from what the sample was too small for', async () => {
    const dead = withLogic(drinks, optionLogic('Q1', 'hide', ['No'], []));
    await openEditor({
      definition: dead,
      view: '/simulation',
      fields: { testAnswers: () => answersOf({}, { logic: [] }) },
    });

    const never = await screen.findByText(/^Nobody can reach these/);
    const notYet = screen.getByText(/^These can be reached: 1200 simulated respondents/);
    const linksBetween = screen
      .getAllByRole('link')
      .filter((link) => never.compareDocumentPosition(link) & 4 && notYet.compareDocumentPosition(link) & 2)
      .map(({ textContent }) => textContent);
    expect(linksBetween).toEqual(['Q3 Why not?', 'Q1 Tea?: No']);
    await expectAccessible(document.body);
  });

  it('tells that all was reached, and that the survey has changed since', async () => {
    const all = { questions: COVERAGE.questions.slice(0, 1), options: [], rows: [], logic: [] };
    await openPage(answersOf({ isCurrent: false, outdated: 1 }, all));

    expect(await screen.findByText('Every question, option and rule was reached.')).toBeTruthy();
    expect(screen.getByText(/^The survey has changed since.* 1 answer no longer fits/)).toBeTruthy();
  });

  it('names the questions that nobody got past', async () => {
    await openPage(answersOf({ unanswerable: [4] }, { respondents: 0 }));

    expect(await screen.findByText('No simulated respondent reached the end.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Q2 Rate' })).toBeTruthy();
    expect(screen.queryByText('Coverage')).toBeNull();
  });

  it('is removed with all test answers, after a question, unless that fails', async () => {
    const { user, site } = await openPage(answersOf(), { purgeTestResponses: () => ({ testAnswers: NONE }) });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: /Remove test answers/ }));
      const dialogs = await screen.findAllByRole('dialog', { name: /Remove all test answers/ });
      await user.click(within(dialogs.at(-1) ?? document.body).getByRole('button', { name: 'Remove test answers' }));
    };
    site.fail('PurgeTestResponses', { code: 'B0001' });
    await remove();
    await waitFor(() => expect(site.callsOf('PurgeTestResponses')).toHaveLength(1));
    expect(screen.queryByText('Test answers removed')).toBeNull();
    site.mend('PurgeTestResponses');

    await remove();

    expect(await screen.findByText('Test answers removed')).toBeTruthy();
    expect(screen.getByText('No simulation yet')).toBeTruthy();
  });
});
