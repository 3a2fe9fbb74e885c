import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pick } from '../../../../testing/controls';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { type Conditions, NO_CONDITIONS } from './conditions';
import { ConditionsChip } from './ConditionsChip';

const column = (more: object) => ({
  key: 'k',
  kind: 'CODE',
  part: null,
  optionId: null,
  retired: false,
  values: [],
  question: null,
  ...more,
});
const question = (nodeId: number, label: string, rowId: number | null = null) => ({
  nodeId,
  rowId,
  name: `Q${nodeId}`,
  label,
  retired: false,
});

const columns = [
  column({ key: 'source', kind: 'TEXT', label: 'Source' }),
  column({
    label: 'Tea or coffee?',
    question: question(1, 'Tea or coffee?'),
    values: [
      { value: '11', title: 'Tea', retired: false },
      { value: '12', title: 'Coffee', retired: false },
    ],
  }),
  column({ kind: 'FLAG', label: 'When? - Morning', optionId: 21, question: question(2, 'When?') }),
  column({ kind: 'FLAG', label: 'When? - Night', optionId: 22, question: question(2, 'When?') }),
  column({ kind: 'INTEGER', label: 'How good?', question: question(3, 'How good?') }),
];
const edgesOf = (nodes: readonly object[]) => nodes.map((node) => ({ node }));
const edges = edgesOf(columns);
const SCORE = column({ key: 'exam_score', kind: 'NUMBER', label: 'Score' });

const saved = [
  { id: 'c1', name: 'Tea drinkers', conditions: { match: 'any', conditions: [{ answer: { nodeId: 1, anyOf: [11] } }, { starred: true }] } },
];

/** The chip with these conditions, on a server that has the columns in two pages. */
async function open(
  conditions: Conditions = NO_CONDITIONS,
  { totalCount = 42, more = [] }: { totalCount?: unknown; more?: object[] } = {},
) {
  const onChange = jest.fn<(conditions: Conditions) => void>();
  const page = ({ after }: { after?: string | null }) => ({
    pageInfo: { hasNextPage: !after, endCursor: 'c' },
    edges: after ? [...edges.slice(2), ...edgesOf(more)] : edges.slice(0, 2),
  });
  const designer = await renderDesigner(<ConditionsChip surveyId="abc" conditions={conditions} onChange={onChange} />, {
    server: { survey: { id: 'abc', columns: page, reportCategories: saved }, responses: { totalCount } },
  });
  return { ...designer, onChange };
}

/** Chooses what a condition is about by typing it: the list draws only the first ones. */
async function pickKind(user: UserEvent, kind: string): Promise<void> {
  await user.type(screen.getByRole('combobox', { name: 'About' }), kind);
  await user.click(await screen.findByTitle(kind));
}

/** The dialog of a chip without conditions, its questions loaded. */
async function openDialog(more: Parameters<typeof open>[1] = {}) {
  const designer = await open(NO_CONDITIONS, more);
  await designer.user.click(screen.getByRole('button', { name: 'Conditions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filter by answers' });
  await within(dialog).findByRole('combobox', { name: 'About' });
  return { ...designer, dialog };
}

describe('the chip of conditions on answers', () => {
  it('puts conditions together, says of how many responses they are true, and hands them over', async () => {
    const { user, onChange } = await open();
    await user.click(screen.getByRole('button', { name: 'Conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter by answers' });
    await within(dialog).findByRole('combobox', { name: 'About' });
    await pick(user, 'About', 'Q2 When?');
    await pick(user, 'Options', 'Night');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Q2 When?: any of Night')).toBeTruthy();
    expect(await within(dialog).findByText('Responses that match: 42')).toBeTruthy();

    await pick(user, 'About', 'Q3 How good?');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
    await user.type(within(dialog).getByRole('textbox', { name: 'From' }), '4');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Q3 How good?: 4 or more')).toBeTruthy();
    await user.click(within(dialog).getByText('Any is true'));
    await expectAccessible(dialog);

    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(onChange).toHaveBeenCalledWith({
      match: 'any',
      conditions: [{ answer: { nodeId: 2, anyOf: [22] } }, { answer: { nodeId: 3, range: { from: 4 } } }],
    });
  });

  it('says how many there are, and removes one or all of them', async () => {
    const { user, onChange } = await open({ conditions: [{ text: { contains: 'tea' } }, { answer: { nodeId: 1, noneOf: [12] } }] });
    await user.click(screen.getByRole('button', { name: '2 conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter by answers' });
    await user.click(await within(dialog).findByRole('button', { name: 'Remove the condition “Any typed text: contains “tea””' }));
    expect(within(dialog).getByText('Q1 Tea or coffee?: none of Coffee')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(onChange).toHaveBeenLastCalledWith({ conditions: [{ answer: { nodeId: 1, noneOf: [12] } }] });
    await user.click(screen.getByRole('button', { name: 'Remove all conditions' }));
    expect(onChange).toHaveBeenLastCalledWith(NO_CONDITIONS);
  });

  it('takes the conditions of a saved filter', async () => {
    const { user, onChange } = await open();
    await user.click(screen.getByRole('button', { name: 'Conditions' }));
    await screen.findByRole('combobox', { name: 'Take a saved filter' });
    await pick(user, 'Take a saved filter', 'Tea drinkers');
    expect(screen.getByText('Q1 Tea or coffee?: any of Tea')).toBeTruthy();
    expect(screen.getByText('With a star')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onChange.mock.calls).toEqual([[saved[0]?.conditions]]);
  });

  it('asks where responses came from, by names', async () => {
    const { user, onChange } = await open();
    await user.click(screen.getByRole('button', { name: 'Conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter by answers' });
    await within(dialog).findByRole('combobox', { name: 'About' });
    await pick(user, 'About', 'Device');
    await pick(user, 'Device', 'Tablet');
    await pick(user, 'Device', 'Unknown');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Device: any of Tablet, Unknown')).toBeTruthy();
    await pick(user, 'About', 'Region');
    await pick(user, 'Region', 'Anhui');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Region: any of Anhui')).toBeTruthy();

    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(onChange).toHaveBeenCalledWith({
      conditions: [{ device: { anyOf: ['tablet', 'unknown'] } }, { region: { anyOf: ['CN-AH'] } }],
    });
  });

  it('asks by which link and with which invitation code responses came', async () => {
    const { user, dialog, onChange } = await openDialog();
    await pickKind(user, 'One-to-one link (code or name)');
    const add = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Text' }), '  ');
    expect(add.disabled).toBe(true);
    await user.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'Lin ');
    await user.click(add);
    expect(within(dialog).getByText('One-to-one link (code or name): contains “Lin”')).toBeTruthy();
    await pickKind(user, 'Invitation code');
    await user.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'TEA');
    await user.click(add);
    expect(within(dialog).getByText('Invitation code: contains “TEA”')).toBeTruthy();

    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(onChange).toHaveBeenCalledWith({ conditions: [{ link: { contains: 'Lin' } }, { invitation: { contains: 'TEA' } }] });
  });

  it('asks for the score of an exam, from or up to some points', async () => {
    const { user, dialog, onChange } = await openDialog({ more: [SCORE] });
    const add = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add' });
    const end = (name: string) => within(dialog).getByRole('textbox', { name });
    await pick(user, 'About', 'Exam score (points)');
    await user.type(end('From'), 'many');
    await user.type(end('To'), '7');
    expect(within(dialog).getByRole('alert').textContent).toBe('From: enter a number.');
    expect(add.disabled).toBe(true);
    await user.clear(end('From'));
    await user.type(end('From'), '7.5');
    await user.tab();
    expect(within(dialog).getByRole('alert').textContent).toBe('To cannot be less than From.');
    expect(add.disabled).toBe(true);
    await user.type(end('To'), '0');
    await user.click(add);
    expect(within(dialog).getByText('Exam score (points): 7.5 to 70')).toBeTruthy();
    await pick(user, 'About', 'Exam score (points)');
    await user.type(end('To'), '2');
    await user.click(add);
    expect(within(dialog).getByText('Exam score (points): 2 or less')).toBeTruthy();
    await expectAccessible(dialog);

    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(onChange).toHaveBeenCalledWith({ conditions: [{ score: { from: 7.5, to: 70 } }, { score: { to: 2 } }] });
  });

  it('offers no score where the survey never was an exam', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('combobox', { name: 'About' }));
    await user.type(screen.getByRole('combobox', { name: 'About' }), 'score');

    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('says that a question is not there any more', async () => {
    const { user } = await open({ conditions: [{ answer: { nodeId: 99, anyOf: [1] } }] });
    await user.click(screen.getByRole('button', { name: '1 condition' }));
    expect(await screen.findByText('(not there any more): any of (not there any more)')).toBeTruthy();
  });
});
