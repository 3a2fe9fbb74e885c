import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { SurveyDefinition } from '@wence/schema';
import { answered, checked, jump, page, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { renderInEditor } from '../../../../../../testing/render-in-editor';
import { MapView } from './MapView';

const drinks = survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', '<b>Why</b>?'), text('Q3', 'How?'), text('Q4', 'Else?'));
const tied = withLogic(drinks, jump('Q1', 'Q3', checked('Q1', 'No')), show('Q4', answered('Q2')));
const open = (definition: SurveyDefinition) => renderInEditor(<MapView />, definition);
const stops = () => within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem');
const row = (code: string) => screen.getByRole('button', { name: new RegExp(`^${code} `) });
const panel = () => within(screen.getByRole('complementary', { name: 'Details' }));

/** Stands in for the worker that looks for faults meanwhile: it finds none. */
class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

describe('the map of a survey', () => {
  const { Worker } = globalThis;

  beforeAll(() => {
    globalThis.Worker = IdleWorker as unknown as typeof Worker;
  });
  afterAll(() => {
    globalThis.Worker = Worker;
  });

  it('explains itself while nothing depends on anything, and leads to where rules are made', async () => {
    await open(drinks);
    expect(screen.getByText(/Once there are jumps/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set up logic' }).getAttribute('href')).toBe('/survey/abc/logic/question');
  });

  it('leads back to the editor where there are no questions', async () => {
    await open(survey());
    expect(screen.getByText('This survey has no questions yet.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/survey/abc');
  });

  it('lists the questions in order with their jumps and conditions, and the end', async () => {
    await open(tied);
    expect(stops().map(({ textContent }) => textContent)).toEqual([
      'Q1 Tea?→ Q3',
      'Q2 Why?',
      'Q3 How?',
      'Q4 Else?shown on a condition',
      'End',
    ]);
    expect(panel().getByText(/Select a question/)).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('has a second end where somebody is screened out', async () => {
    await open(withLogic(drinks, jump('Q1', -1, checked('Q1', 'No'))));
    expect(
      stops()
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual(['End', 'End, screened out']);
  });

  it('shows what a question depends on, what depends on it, and what comes next', async () => {
    const { user } = await open(tied);
    await user.click(row('Q4'));
    expect(row('Q4').getAttribute('aria-pressed')).toBe('true');
    expect(row('Q2').textContent).toContain('affects it');
    const nodes = panel().getByRole('list', { name: 'Questions it depends on' });
    await user.click(within(nodes).getByRole('button', { name: 'Q2' }));
    expect(panel().getByRole('heading', { name: 'Q2 Why?' })).toBeTruthy();
    expect(panel().queryByText('No other question depends on it.')).toBeNull();
    expect(row('Q4').textContent).toContain('affected by it');
    expect(panel().getByText(/Continue to .*Q3/)).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Close' }));
    expect(panel().getByText(/Select a question/)).toBeTruthy();
  });

  it('says of a question without ties that it has none', async () => {
    const { user } = await open(tied);
    await user.click(row('Q1'));
    expect(panel().getByText('It does not depend on any other question.')).toBeTruthy();
    await user.click(row('Q3'));
    expect(panel().getByText('No other question depends on it.')).toBeTruthy();
  });

  it('follows a path from fork to fork, dims what is not on it, and starts over', async () => {
    const { user } = await open(tied);
    await user.click(screen.getByRole('button', { name: 'Follow a path' }));
    expect(panel().getByText('Questions passed: 4 of 4. Ends after the last question.')).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Start over' })).toBeNull();
    const fork = within(panel().getByRole('radiogroup', { name: /After .*Q1/ }));
    const [first, second] = fork.getAllByRole<HTMLInputElement>('radio');
    const isNext = (radio?: HTMLInputElement) => radio?.closest('label')?.textContent.includes('Continue to');
    const [jumping, going] = isNext(first) ? [second, first] : [first, second];
    expect(going?.checked).toBe(true);
    await user.click(jumping ?? document.body);
    expect(panel().getByText(/Questions passed: 3 of 4/)).toBeTruthy();
    expect(row('Q2').textContent).toContain('not on this path');
    expect(row('Q3').textContent).not.toContain('not on this path');
    await user.click(panel().getByRole('button', { name: 'Start over' }));
    expect(panel().getByText(/Questions passed: 4 of 4/)).toBeTruthy();
  });

  it('says how a path ends', async () => {
    const { user } = await open(withLogic(drinks, jump('Q1', -1, checked('Q1', 'No')), jump('Q2', 0, answered('Q2'))));
    await user.click(screen.getByRole('button', { name: 'Follow a path' }));
    const ways = () => screen.getAllByRole('radio').filter((radio) => !(radio as HTMLInputElement).checked);
    await user.click(ways()[1] ?? document.body);
    expect(panel().getByText(/Ends by a jump/)).toBeTruthy();
    await user.click(ways()[0] ?? document.body);
    expect(panel().getByText(/Ends by screening out/)).toBeTruthy();
  });

  it('has nothing to choose where nobody jumps', async () => {
    const { user } = await open(withLogic(drinks, show('Q4', answered('Q2'))));
    await user.click(screen.getByRole('button', { name: 'Follow a path' }));
    expect(panel().getByText(/This survey has no forks/)).toBeTruthy();
    await user.click(row('Q4'));
    expect(screen.getByRole('button', { name: 'Dependencies' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('tells the condition of an arrow in words while it has the focus, and keeps it when it is chosen', async () => {
    const { user } = await open(tied);
    const arrow = screen.getByRole('button', { name: /^If .*“No” chosen, go to .*Q3/ });
    const tip = () => screen.queryByText(/^If .*“No” chosen, go to/, { selector: 'p' });
    expect(tip()).toBeNull();
    row('Q1').focus();
    await user.tab();
    expect(document.activeElement).toBe(arrow);
    expect(tip()).toBeTruthy();
    await user.tab();
    expect(tip()).toBeNull();
    await user.click(arrow);
    await user.click(panel().getByRole('heading', { name: 'Q1 Tea?' }));
    expect(arrow.getAttribute('aria-pressed')).toBe('true');
    expect(tip()).toBeTruthy();
    expect(document.querySelectorAll('svg [data-lit]')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Follow a path' }));
    expect(arrow.getAttribute('aria-pressed')).toBe('false');
  });

  it('shows two arrows of a question and leads to the others', async () => {
    const { user } = await open(
      withLogic(
        drinks,
        ...['Q2', 'Q3', 'Q4'].map((target, place) => jump('Q1', target, place === 0 ? answered('Q1') : checked('Q1', 'No'))),
        jump('Q1', -1, checked('Q1', 'Yes')),
      ),
    );
    expect(stops()[0]?.textContent).toMatch(/→ Q2→ Q3\+2$/);
    await user.click(screen.getByRole('button', { name: 'More jumps of Q1: 2' }));
    expect(within(panel().getAllByRole('list').at(-1) ?? document.body).getAllByRole('link')).toHaveLength(4);
  });

  it('zooms by buttons, by the wheel with Ctrl, and back by Ctrl+0, never beyond its limits', async () => {
    const { user } = await open(tied);
    const list = screen.getByRole('list', { name: 'Questions' });
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(screen.getByText('75%')).toBeTruthy();
    fireEvent.wheel(list, { deltaY: 100 });
    expect(screen.getByText('75%')).toBeTruthy();
    fireEvent.wheel(list, { deltaY: -100, ctrlKey: true });
    expect(screen.getByText('85%')).toBeTruthy();
    for (let turn = 0; turn < 9; turn += 1) fireEvent.wheel(list, { deltaY: -100, ctrlKey: true });
    expect(screen.getByText('150%')).toBeTruthy();
    await user.keyboard('{Control>}0{/Control}');
    expect(screen.getByText('100%')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fit to width' }));
    expect(screen.getByText('50%')).toBeTruthy();
  });

  it('prints', async () => {
    const { user } = await open(tied);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('the pages of a map', () => {
  const paged = withLogic(
    survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?'), page('You'), text('Q3', 'How?'), text('Q4', 'Else?')),
    jump('Q1', 'Q4', checked('Q1', 'No')),
    show('Q4', answered('Q2')),
  );

  beforeAll(() => {
    globalThis.Worker = IdleWorker as unknown as typeof Worker;
  });

  it('are headings with their number, title and size, which fold them', async () => {
    const { user } = await open(paged);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Page 1 You2 questions',
      'Page 2 2 questions',
    ]);
    await user.click(screen.getByRole('button', { name: /^Page 1/ }));
    expect(screen.getByRole('button', { name: /^Page 1/ }).getAttribute('aria-expanded')).toBe('false');
    expect(stops()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Fold all pages' }));
    expect(stops()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Unfold all pages' }));
    expect(stops()).toHaveLength(7);
  });

  it('unfold when one goes from the panel to a question on them', async () => {
    const { user } = await open(paged);
    await user.click(row('Q4'));
    await user.click(screen.getByRole('button', { name: /^Page 1/ }));
    await user.click(panel().getByRole('button', { name: 'Q2' }));
    expect(row('Q2').getAttribute('aria-pressed')).toBe('true');
  });

  it('are all on paper, folded or not', async () => {
    const paper = jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === 'print',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const { user } = await open(paged);
    await user.click(screen.getByRole('button', { name: 'Fold all pages' }));
    expect(stops()).toHaveLength(7);
    paper.mockRestore();
  });
});
