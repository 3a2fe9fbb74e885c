import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parseDefinition, type SurveyDefinition, type TableQuota } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import { FakeSocket } from '../../../../../../testing/designer/fake-socket';
import { openEditor } from '../../../../../../testing/designer/open-editor';

const people = survey(single('Q1', 'Sex', ['Man', 'Woman']), single('Q2', 'Age', ['Young', 'Old']));
const [sex, age] = people.nodes;
const option = (node: typeof sex, place: number): number => node?.options?.[place]?.id ?? 0;
const table: TableQuota = {
  id: people.lastId + 1,
  kind: 'table',
  name: 'Sex and age',
  nodeIds: [sex?.id ?? 0, age?.id ?? 0],
  cells: [
    { optionId: [option(sex, 0), option(age, 0)], limit: 10 },
    { optionId: [option(sex, 1), option(age, 1)], limit: 20 },
  ],
};
const parsed = parseDefinition({ ...people, lastId: people.lastId + 1, quotas: [table] });
const withTable = parsed.ok ? parsed.value : people;

interface Fill {
  readonly taken?: number;
  readonly fullAt?: string;
  readonly reserved?: number;
}

async function openQuotas(definition: SurveyDefinition, state?: 'RUNNING', { taken = 0, fullAt, reserved = 0 }: Fill = {}) {
  const stand = { taken };
  const cells = () => table.cells.map(({ optionId }) => ({ optionIds: optionId, taken: stand.taken, reserved, fullAt: fullAt ?? null }));
  const fields = {
    survey: () => ({
      id: '1',
      state: state ?? 'NOT_COLLECTING',
      status: state ?? 'DRAFT',
      editable: state !== 'RUNNING',
      publishedVersion: state ? 1 : null,
      unpublishedChanges: null,
      quotaFill: state ? [{ localId: table.id, cells: cells() }] : [],
    }),
    recountQuotas: () => ({ responses: 3, cells: 2 }),
  };
  const editor = await openEditor({ definition, view: '/setting/quota/1', state, fields });
  await screen.findByRole('heading', { name: 'Sample quotas' });
  return { ...editor, stand, quotas: async () => (await editor.saved()).quotas };
}

const limit = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const enter = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the sample quotas', () => {
  it('cross questions in a grid, filled cell by cell, alike or by shares', async () => {
    const { user, quotas } = await openQuotas(people);

    await user.click(screen.getByRole('button', { name: 'Add table quota' }));
    await user.click(screen.getByRole('button', { name: 'Save quota' }));
    expect(screen.getByText('Enter a name. Choose a question.')).toBeTruthy();
    enter(limit('Name'), 'Sex and age');
    await user.click(screen.getByRole('combobox', { name: 'Questions' }));
    for (const title of ['“Q1 Sex”', '“Q2 Age”']) fireEvent.click((await screen.findAllByTitle(title)).at(-1) ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Save quota' }));
    expect(screen.getByText('Enter at least one limit.')).toBeTruthy();

    await user.click(screen.getByText('Fill in bulk'));
    enter(limit('Total'), '100');
    enter(limit('Share of Woman'), '3');
    await user.click(screen.getByRole('button', { name: 'Divide by shares' }));
    expect(limit('Woman · Old').value).toBe('37');
    enter(limit('Man · Young'), 'many');
    expect(limit('Man · Young').getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(limit('Man · Young'));
    enter(limit('Man · Young'), '');
    fireEvent.paste(limit('Man · Old'), { clipboardData: { getData: () => '12\n7' } });
    await user.click(screen.getByRole('button', { name: 'Save quota' }));

    expect(await quotas()).toMatchObject([{ kind: 'table', name: 'Sex and age', cells: [{ limit: 12 }, { limit: 37 }, { limit: 7 }] }]);
    expect(screen.getAllByText(/^Limit \d+$/).map(({ textContent }) => textContent)).toEqual(['Limit 12', 'Limit 37', 'Limit 7']);
  });

  it('count who meets conditions, and say what is missing', async () => {
    const { user, quotas } = await openQuotas(people);

    await user.click(screen.getByRole('button', { name: 'Add custom quota' }));
    await user.click(screen.getByRole('button', { name: 'Save quota' }));
    expect(screen.getByText('Enter a name. Enter a limit. A condition is not complete.')).toBeTruthy();
    enter(limit('Name'), 'Women');
    enter(limit('Limit'), '1,200');
    for (const [word, choice] of [
      ['Question', '“Q1 Sex”'],
      ['Test', 'has chosen'],
      ['Option', '“Woman”'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${word}`) }));
      fireEvent.click((await screen.findAllByTitle(choice)).at(-1) ?? document.body);
    }
    await user.click(screen.getByRole('button', { name: 'Save quota' }));

    const conditions = [{ nodeId: sex?.id, algorithm: 1, optionId: [option(sex, 1)] }];
    expect(await quotas()).toMatchObject([{ kind: 'custom', name: 'Women', limit: 1200, conditions }]);
  });

  it('are renamed, switched off and deleted, and can be left as they were', async () => {
    const { user, quotas } = await openQuotas(withTable);

    await user.click(screen.getByRole('button', { name: 'Edit “Sex and age”' }));
    enter(limit('Name'), 'People');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('switch', { name: 'Enable “Sex and age”' }));
    expect(await quotas()).toEqual([{ ...table, enabled: false }]);
    expect(screen.getByText(/Switched off/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Delete “Sex and age”' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await quotas()).toBeUndefined());
    expect(await screen.findByText(/Share out places/)).toBeTruthy();
  });

  it('show how full they are while responses come in, and are counted again', async () => {
    const { user, stand } = await openQuotas(withTable, 'RUNNING', { taken: 10 });

    const grid = await screen.findByRole('region', { name: 'Progress of “Sex and age”' });
    await within(grid).findByText('Full');
    stand.taken = 12;
    act(() => FakeSocket.publish('QuotaNews', { responseCount: { surveyId: '1', count: 12, seq: 12 } }));
    await within(grid).findByText('Over');
    expect(within(grid).getByRole('progressbar', { name: '60% complete' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Count again' }));
    expect(await screen.findByText('Counted again. Responses that changed: 3')).toBeTruthy();
  });

  it('have limits that change while the survey runs, and nothing else', async () => {
    const { user, server } = await openQuotas(withTable, 'RUNNING');

    expect(screen.queryByRole('button', { name: 'Add table quota' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit “Sex and age”' }));
    expect(limit('Man · Old').disabled).toBe(true);
    enter(limit('Man · Young'), '15');
    await user.click(screen.getByRole('button', { name: 'Save quota' }));

    await waitFor(() => expect(server.definition.quotas).toMatchObject([{ cells: [{ limit: 15 }, { limit: 20 }] }]));
  });

  it('keep places for people who are answering, for as long as is said, and show how many', async () => {
    const { user, server } = await openQuotas(withTable, 'RUNNING', { reserved: 2 });

    expect(screen.getAllByText('2 kept for people answering now')).toHaveLength(2);
    const minutes = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes a place is kept' });
    await user.type(minutes, '30{Enter}');
    await waitFor(() => expect(server.definition.settings).toMatchObject({ reserveMinutes: 30 }));
  });
});
