import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { group, matrix, multiple, nodeIdOf, optionIdOf, question, rowIdOf, single, survey, text } from '@wence/schema/testing';
import type { SurveyDefinition } from '@wence/schema';
import { openEditor } from '../../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../../testing/expect-accessible';

const plain = survey(
  single('Q1', 'The capital?', ['Paris', 'Lyon']),
  multiple('Q2', 'Primes?', ['2', '3', '4']),
  question(9, 'Q3', 'In order?', ['old', 'new']),
  text('Q4', 'How many?'),
  matrix(1, 'Q5', 'Each?', ['sun', 'moon'], ['star', 'satellite']),
  question(4, 'Q6', 'How good?'),
);
const exam: SurveyDefinition = { ...plain, settings: { exam: { showAfter: 'score' } } };
const idOf = (code: string, title: string): number => optionIdOf(plain, code, title);

async function openExam(definition: SurveyDefinition = exam) {
  const editor = await openEditor({ definition, view: '/setting/exam/1' });
  await screen.findByRole('heading', { name: 'Exam' });
  const row = (code: string) => within(screen.getByRole('listitem', { name: new RegExp(`^${code} `) }));
  const keyOf = async (code: string) => (await editor.saved()).nodes.find(({ id }) => id === nodeIdOf(plain, code))?.exam;
  return { ...editor, row, keyOf };
}

describe('the exam page', () => {
  it('makes a survey an exam, and says what passing takes and what is shown afterwards', async () => {
    const { user, saved } = await openExam(plain);
    await user.click(screen.getByRole('switch', { name: 'Run as an exam' }));
    const pass = screen.getByRole('textbox', { name: 'Points to pass' });
    await user.type(pass, 'six{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/^Points to pass: enter a number from 0 to [\d,]+, in steps of 0\.5\.$/);
    await user.clear(pass);
    await user.type(pass, '6.5{Enter}');
    await user.click(screen.getByRole('radio', { name: /right answers and why/ }));

    expect((await saved()).settings).toEqual({ exam: { passScore: 6.5, showAfter: 'analysis' } });
    expect(screen.getByText('No question counts yet. Give questions points to make them count.')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Run as an exam' }));
    expect((await saved()).settings).toBeUndefined();
  });

  it('takes a clock and attempts, and names the limits of what is out of range', async () => {
    const { user, saved } = await openExam();
    const write = async (label: string, value: string) => {
      const field = screen.getByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, `${value}{Enter}`);
      return field;
    };
    await write('Time limit', '45');
    await write('Attempts', '2');
    await write('Not before', '45');
    expect(screen.getByRole('alert').textContent).toBe('Not before: enter a whole number from 0 to 44.');
    await write('Not before', '10');
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await saved()).settings?.exam).toEqual({ showAfter: 'score', timeLimit: 45, minMinutes: 10, attempts: 2 });
    await write('Time limit', '10');
    expect(screen.getByRole('alert').textContent).toBe('Time limit: enter a whole number from 11 to 1,440.');
    await write('Time limit', '');
    expect((await saved()).settings?.exam).toEqual({ showAfter: 'score', minMinutes: 10, attempts: 2 });
    await expectAccessible();
  });

  it('takes grades from the best one down, and names what cannot be stored', async () => {
    const { user, saved } = await openExam();
    const gradesOf = async () => (await saved()).settings?.exam?.grades;
    await user.click(screen.getByRole('button', { name: 'Add a grade' }));
    await user.click(screen.getByRole('button', { name: 'Add a grade' }));
    expect(await gradesOf()).toEqual([
      { min: 80, title: 'Grade 2' },
      { min: 60, title: 'Grade 1' },
    ]);

    const first = within(screen.getByRole('listitem', { name: 'Grade Grade 1' }));
    const write = async (label: string, value: string) => {
      const field = first.getByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, `${value}{Enter}`);
    };
    await write('From (percent)', '80');
    expect(first.getByRole('alert').textContent).toBe('Another grade begins at 80%');
    await write('From (percent)', '101');
    expect(first.getByRole('alert').textContent).toBe('From (percent): enter a whole number from 0 to 100.');
    await write('From (percent)', '60');
    await write('Text (optional)', 'Well done');
    await write('Name of the grade', 'Good');
    expect(await gradesOf()).toEqual([
      { min: 80, title: 'Grade 2' },
      { min: 60, title: 'Good', text: 'Well done' },
    ]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Delete the grade Good' }));
    await user.click(screen.getByRole('button', { name: 'Delete the grade Grade 2' }));
    expect(await gradesOf()).toBeUndefined();
  });

  it('keeps the focus while grades change their order, and has a place for it when one is deleted', async () => {
    const { user } = await openExam({
      ...plain,
      settings: {
        exam: {
          grades: [
            { min: 80, title: 'Good' },
            { min: 60, title: 'Fair' },
          ],
        },
      },
    });
    const fair = within(screen.getByRole('listitem', { name: 'Grade Fair' }));
    const percent = fair.getByRole('textbox', { name: 'From (percent)' });
    await user.clear(percent);
    await user.type(percent, '90');
    await user.tab();
    expect(screen.getAllByRole('listitem', { name: /^Grade / }).map((item) => item.getAttribute('aria-label'))).toEqual([
      'Grade Fair',
      'Grade Good',
    ]);
    expect(document.activeElement).toBe(fair.getByRole('textbox', { name: 'Name of the grade' }));

    await user.click(screen.getByRole('button', { name: 'Delete the grade Good' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a grade' }));
  });

  it('takes a ranking with its length, its names and the question that they come from', async () => {
    const { user, saved } = await openExam();
    const rankingOf = async () => (await saved()).settings?.exam?.ranking;
    await user.click(screen.getByRole('switch', { name: 'Show a ranking' }));
    expect(await rankingOf()).toEqual({ top: 10, names: 'masked' });
    const top = screen.getByRole('textbox', { name: 'Places listed' });
    await user.clear(top);
    await user.type(top, '101{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Places listed: enter a whole number from 1 to 100.');
    await user.clear(top);
    await user.type(top, '20{Enter}');
    await user.click(screen.getByRole('radio', { name: 'In full' }));
    await expectAccessible();
    await user.click(screen.getByRole('combobox', { name: 'Names come from' }));
    await user.click(await screen.findByText('Q4 How many?', { selector: '.ant-select-item-option-content' }));
    expect(await rankingOf()).toEqual({ top: 20, names: 'full', nameNodeId: nodeIdOf(plain, 'Q4') });

    await user.click(screen.getByRole('radio', { name: 'Nothing' }));
    expect(screen.getByText(/^The score is currently not shown/)).toBeTruthy();
  });

  it('lists the questions that can be marked, and takes points in halves alone', async () => {
    const { user, row, keyOf } = await openExam();
    const sheet = within(screen.getByRole('region', { name: 'Questions and answers' }));
    expect(sheet.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent.slice(0, 2))).toEqual([
      'Q1',
      'Q2',
      'Q3',
      'Q4',
      'Q5',
    ]);

    const points = row('Q1').getByRole('textbox', { name: 'Points for Q1' });
    await user.type(points, '2.3');
    await user.tab();
    expect(points.getAttribute('aria-invalid')).toBe('true');
    expect(row('Q1').getByRole('alert').textContent).toBe('Points for Q1: enter a number from 0 to 100, in steps of 0.5.');
    expect(await keyOf('Q1')).toBeUndefined();
    await user.clear(points);
    await user.type(points, '2.5{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await keyOf('Q1')).toEqual({ score: 2.5 });
    expect(row('Q1').getByText('No answer yet')).toBeTruthy();
    expect(screen.getByText('1 question counts, 2.5 points in all')).toBeTruthy();
    expect(screen.getByText('1 question has no answer yet')).toBeTruthy();
    await expectAccessible();
  });

  it('takes the key of each type, by keyboard as well', async () => {
    const { user, row, keyOf } = await openExam();
    row('Q1').getByRole('checkbox', { name: 'Paris' }).focus();
    await user.keyboard(' ');
    expect(await keyOf('Q1')).toEqual({ score: 0, optionIds: [idOf('Q1', 'Paris')] });

    await user.click(row('Q2').getByRole('checkbox', { name: '3' }));
    await user.click(row('Q2').getByRole('checkbox', { name: '2' }));
    expect((await keyOf('Q2'))?.optionIds).toEqual([idOf('Q2', '2'), idOf('Q2', '3')]);

    await user.click(row('Q3').getByRole('button', { name: 'new, not placed' }));
    await user.click(row('Q3').getByRole('button', { name: 'old, not placed' }));
    expect(row('Q3').getByRole('button', { name: 'old, place 2' })).toBeTruthy();
    expect((await keyOf('Q3'))?.optionIds).toEqual([idOf('Q3', 'new'), idOf('Q3', 'old')]);

    const moon = within(row('Q5').getByRole('group', { name: 'moon' }));
    await user.click(moon.getByRole('checkbox', { name: 'satellite' }));
    expect((await keyOf('Q5'))?.rows).toEqual([{ rowId: rowIdOf(plain, 'Q5', 'moon'), optionIds: [idOf('Q5', 'satellite')] }]);
  });

  it('takes accepted texts, one per line, and says which is no number', async () => {
    const { user, row, keyOf } = await openExam();
    await user.type(row('Q4').getByRole('textbox', { name: 'Accepted answers, one per line' }), '7{Enter}seven{Enter} 7 ');
    await user.tab();
    expect((await keyOf('Q4'))?.texts).toEqual(['7', 'seven']);

    await user.click(row('Q4').getByRole('combobox', { name: 'Compared' }));
    await user.click(await screen.findByText('As a number'));
    expect(row('Q4').getByRole('alert').textContent).toContain('“seven”');
    const tolerance = row('Q4').getByRole('textbox', { name: 'Tolerance ±' });
    await user.clear(tolerance);
    await user.type(tolerance, '-1');
    await user.tab();
    expect(row('Q4').getByText('Tolerance: enter a number of 0 or more.')).toBeTruthy();
    expect((await keyOf('Q4'))?.tolerance).toBeUndefined();
    await user.clear(tolerance);
    await user.type(tolerance, '0.5');
    await user.tab();
    expect(await keyOf('Q4')).toMatchObject({ texts: ['7'], match: 'number', tolerance: 0.5 });
  });

  it('gives every question the same points, and takes how it is marked and why', async () => {
    const { user, row, keyOf } = await openExam();
    const same = screen.getByRole('textbox', { name: 'Same points for all' });
    await user.type(same, '1000');
    expect(screen.getByRole('alert').textContent).toBe('Same points for all: enter a number from 0 to 100, in steps of 0.5.');
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    await user.clear(same);
    await user.type(same, '4');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('5 questions count, 20 points in all')).toBeTruthy();

    await user.click(row('Q2').getByText('Marking and explanation'));
    await user.type(row('Q2').getByRole('textbox', { name: 'Explanation' }), 'Four is even.');
    await user.clear(row('Q2').getByRole('textbox', { name: 'Deducted for a wrong answer' }));
    await user.type(row('Q2').getByRole('textbox', { name: 'Deducted for a wrong answer' }), '1{Enter}');
    expect(await keyOf('Q2')).toMatchObject({ score: 4, penalty: 1, analysis: 'Four is even.' });
  });

  it('lets a group or page with two or more questions ask some of them', async () => {
    const scored = (score: number) => ({ exam: { score, texts: ['yes'] } });
    const chapters = survey(
      group('G1', 'History', [text('Q1', 'One?', scored(2)), text('Q2', 'Two?', scored(2)), text('Q3', 'Three?', scored(3))]),
      group('G2', 'Short', [text('Q4', 'Four?', scored(2))]),
    );
    const { user, saved, row } = await openExam({ ...chapters, settings: { exam: {} } });
    const section = within(screen.getByRole('region', { name: 'Drawing questions' }));
    expect(section.getAllByRole('listitem')).toHaveLength(1);

    const count = row('G1').getByRole('textbox', { name: 'Questions to ask of G1' });
    await user.type(count, '3{Enter}');
    expect(row('G1').getByRole('alert').textContent).toBe('Questions to ask of G1: enter a whole number from 1 to 2.');
    await user.clear(count);
    await user.type(count, '2{Enter}');
    expect((await saved()).nodes.map(({ draw }) => draw)).toEqual([2, undefined]);
    expect(row('G1').getByText(/different points/)).toBeTruthy();
    expect(screen.getByText('4 questions count, 6 to 7 points in all, depending on the draw')).toBeTruthy();
    await expectAccessible();

    await user.clear(count);
    await user.tab();
    expect((await saved()).nodes.map(({ draw }) => draw)).toEqual([undefined, undefined]);
  });

  it('says how to draw where there is nothing to draw from', async () => {
    await openExam();

    expect(
      within(screen.getByRole('region', { name: 'Drawing questions' })).getByText(/put two or more of them into a group/),
    ).toBeTruthy();
  });

  it('lets people mark an open text in place of its key, and respondents wait for that', async () => {
    const { user, row, keyOf, saved } = await openExam();
    await user.click(screen.getByRole('radio', { name: 'The score' }));
    expect(screen.queryByRole('radio', { name: 'Once all answers are marked' })).toBeNull();
    await user.type(row('Q4').getByRole('textbox', { name: 'Accepted answers, one per line' }), '7');
    await user.tab();
    await user.click(row('Q4').getByText('Marking and explanation'));
    await user.click(row('Q4').getByRole('combobox', { name: 'How it is marked' }));
    await user.click(await screen.findByText('People mark each answer'));

    expect(await keyOf('Q4')).toEqual({ score: 0, scoring: 'manual' });
    expect(row('Q4').queryByRole('textbox', { name: 'Accepted answers, one per line' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Once all answers are marked' }));
    expect((await saved()).settings?.exam).toMatchObject({ showAfter: 'score', showWhen: 'marked' });
  });

  it('leads to the questions where there is none that can be marked', async () => {
    await openExam(survey(question(4, 'Q1', 'How good?')));

    expect(screen.getByRole('link', { name: 'Add questions' })).toBeTruthy();
  });
});
