import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { emptyDefinition, questionCatalogue } from '@wence/schema';
import { block, text } from '@wence/schema/testing';
import { openEditor, openQuestion } from '../../../../../testing/designer/open-editor';
import { movableClock } from '../../../../../testing/movable-clock';
import { watchAttribute } from '../../../../../testing/watch-attribute';

const types = () => within(screen.getByRole('region', { name: 'Types' }));

describe('the types', () => {
  it('are in three groups, each type once', async () => {
    await openEditor({ definition: emptyDefinition({ title: 'Tea' }) });

    const headings = types().getAllByRole('heading', { level: 2 });

    expect(headings.map(({ textContent }) => textContent)).toEqual(['Basic', 'Quick', 'Professional']);
    expect(types().getAllByRole('button')).toHaveLength(questionCatalogue.length + 1);
  });

  it('add a question with a click, and a second click at once is a slip', async () => {
    const clock = movableClock();
    const { user, saved } = await openEditor({ definition: emptyDefinition({ title: 'Tea' }) });

    await user.dblClick(types().getByRole('button', { name: 'Add Open text' }));
    clock.pass(900);
    await user.click(types().getByRole('button', { name: 'Add Rating' }));

    expect((await saved()).nodes.map(({ type }) => type)).toEqual([3, 4]);
  });

  it('add it behind the selected question', async () => {
    const { user, saved } = await openQuestion(text('Q1', 'First'), text('Q2', 'Last'));

    await user.click(types().getByRole('button', { name: 'Add Rating' }));

    expect((await saved()).nodes.map(({ type }) => type)).toEqual([3, 4, 3]);
  });

  it('add it into a selected block', async () => {
    const { user, stored } = await openQuestion(block('B1', 'Drinks', []));

    await user.click(types().getByRole('button', { name: 'Add Open text' }));

    expect((await stored()).nodes).toHaveLength(1);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('are reached from each other by the arrow keys', async () => {
    const { user } = await openEditor({ definition: emptyDefinition({ title: 'Tea' }) });
    const [first, second] = types().getAllByRole('button');
    first?.focus();

    await user.keyboard('{ArrowDown}');

    expect(document.activeElement).toBe(second);
  });

  it('are found by their names, by other names of theirs, and Enter adds the closest', async () => {
    const { user, saved } = await openEditor({ definition: emptyDefinition({ title: 'Tea' }) });
    const search = types().getByRole('searchbox', { name: 'Find a type' });

    await user.type(search, 'LIKERT');
    expect((await types().findAllByRole('button')).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Add Rating',
      'Add Single choice matrix',
      'Add Rating matrix',
    ]);
    await user.clear(search);
    await user.type(search, 'drop{Enter}');

    expect((await saved()).nodes.map(({ type }) => type)).toEqual([6]);
    expect(types().getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  it('say so when none is found, and Escape brings all of them back', async () => {
    const { user } = await openEditor({ definition: emptyDefinition({ title: 'Tea' }) });
    const search = types().getByRole('searchbox', { name: 'Find a type' });

    await user.type(search, 'zeppelin');
    await types().findByText('No type is called that. Try another word.');
    expect(types().queryByRole('button', { name: 'Add Rating' })).toBeNull();
    await user.keyboard('{Escape}');

    types().getByRole('button', { name: 'Add Rating' });
  });

  it('have the recommendation score, with its question, in the language of the survey', async () => {
    const { user, saved } = await openEditor({ definition: emptyDefinition({ title: 'Tea', language: 'en' }) });

    await user.click(types().getByRole('button', { name: 'Add NPS' }));

    expect((await saved()).nodes).toMatchObject([
      {
        type: 4,
        title: 'How likely are you to recommend us to a friend or colleague?',
        setting: { min: 0, max: 10, right_text: 'Extremely likely' },
      },
    ]);
  });

  it('show that they wait after one was added', async () => {
    const { user } = await openEditor({ definition: emptyDefinition({ title: 'Tea' }) });

    const isBusy = watchAttribute(screen.getByRole('region', { name: 'Types' }), 'aria-busy');

    await user.click(types().getByRole('button', { name: 'Add Open text' }));

    expect(isBusy()).toContain('true');
  });
});
