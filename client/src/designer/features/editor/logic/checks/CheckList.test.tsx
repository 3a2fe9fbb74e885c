import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Answer, Finding } from '@wence/schema';
import { carryOver, cascade, checked, multiple, rank, rate, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { renderDesigner } from '../../../../../../testing/render-designer';
import { CheckList } from './CheckList';
import { witnessWords } from './witness-words';

/** Ids: Q1 1 (Yes 2, No 3), Q2 4 (tea 5, milk 6), Q3 7; the rules 8 and 10. */
const drinks = withLogic(
  survey(single('Q1', 'Thirsty?', ['Yes', 'No']), multiple('Q2', 'Which?', ['tea', 'milk']), text('Q3', 'Why?')),
  show('Q3', checked('Q1', 'No')),
  carryOver('Q2', [checked('Q1')]),
);
const unreachable: Finding = { severity: 'warning', code: 'unreachableQuestion', nodeId: 7, conflict: [10, 8] };

const open = (findings: readonly Finding[] | null) =>
  renderDesigner(<CheckList definition={drinks} findings={findings} />, { at: '/survey/abc', path: '/survey/:surveyId' });

describe('what the check found', () => {
  it.each([
    [null, 'Checking…'],
    [[], 'Checked: nothing to report.'],
  ])('is said in a word before and where there is nothing', async (findings, words) => {
    await open(findings);

    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('is counted and listed, with the rules concerned in the order of the survey', async () => {
    await open([unreachable, { severity: 'error', code: 'noOptions', nodeId: 4 }, { ...unreachable, conflict: [] }]);

    expect(screen.getByRole('status').textContent).toBe('Errors: 1, warnings: 2');
    expect(screen.getByText('Show all')).toBeTruthy();
    expect(screen.getAllByText(/^(Error|Warning)$/).map(({ textContent }) => textContent)).toEqual(['Warning', 'Error', 'Warning']);
    expect(screen.getAllByText('“Q3 Why?” is never shown to anyone.')).toHaveLength(2);
    expect(screen.getAllByRole('list', { name: 'Rules involved', hidden: true })).toHaveLength(1);
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/survey/abc/logic/question#rule-8', '/survey/abc/logic/option#rule-10']);
  });

  it('comes with answers that show it, and with the preview that begins with them', async () => {
    await open([{ severity: 'warning', code: 'minMayFallShort', nodeId: 4, witness: { 1: { option: 3 } } }]);

    expect(screen.getByText('For example: “Q1 Thirsty?” answered “No”')).toBeTruthy();
    expect(screen.getByRole('link', { hidden: true }).getAttribute('href')).toBe('/survey/abc/preview');
  });
});

describe('an example in words', () => {
  const nodes = [
    multiple('Q1', 'A?', ['a', 'b']),
    rank('Q2', 'B?', ['c', 'd']),
    cascade('Q3', 'C?', [{ title: 'e', nodes: [{ title: 'f' }] }]),
    rate('Q4', 'D?'),
    text('Q5', 'E?'),
  ];
  const definition = survey(...nodes);
  const say = (key: string, values: object = {}) => `${key}${Object.values(values).join('|')}`;
  const idsOf = (place: number) => definition.nodes[place]?.id ?? 0;

  it.each<[string, number, Answer, string]>([
    ['several choices', 0, { options: [{ option: 2 }, { option: 3 }] }, 'nameaallOfnameb'],
    ['a choice that is gone', 0, { options: [{ option: 99 }] }, 'gone'],
    ['an order', 1, { order: [6, 5] }, 'namedallOfnamec'],
    ['a path', 2, { path: [8, 9] }, 'nameeallOfnamef'],
    ['a number', 3, { number: 4 }, '4'],
    ['a text', 4, { text: 'Hot' }, 'Hot'],
    ['a level', 4, { level: 2, tags: [] }, '2'],
    ['a date', 4, { date: '2026-05-01' }, '2026-05-01'],
    ['anything else', 4, { files: ['f'] }, 'check.something'],
  ])('has %s', (_, place, answer, words) => {
    const told = witnessWords(definition, { [idsOf(place)]: answer }, say as never);

    expect(told.startsWith('check.witnesscheck.answer')).toBe(true);
    expect(told.endsWith(`|${words}`)).toBe(true);
  });

  it('says so where nothing is answered', () => {
    expect(witnessWords(definition, {}, say as never)).toBe('check.unanswered');
  });
});
