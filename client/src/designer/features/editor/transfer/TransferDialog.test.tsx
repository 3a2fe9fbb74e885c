import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { checked, nodeIdOf, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { SiteError } from '../../../../../testing/designer/fake-site';
import { renderInEditor } from '../../../../../testing/render-in-editor';
import { TransferHost, useOpenTransfer } from './TransferHost';

const definition = withLogic(survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?')), show('Q2', checked('Q1', 'No')));
const tea = nodeIdOf(definition, 'Q1');
const rule = definition.logic?.[0]?.id ?? 0;
const kitchen = { id: 'kitchen', title: 'Kitchen', status: 'DRAFT', updatedAt: '2026-01-02T03:04:05.000Z' };
const listOf = (...surveys: readonly object[]) => ({ totalCount: surveys.length, edges: surveys.map((node) => ({ node })) });

function Opener() {
  return (
    <button type="button" onClick={useOpenTransfer()}>
      Away
    </button>
  );
}

async function openDialog(fields: Readonly<Record<string, unknown>> = {}) {
  const sent: { dryRun?: boolean }[] = [];
  const server = {
    surveys: () =>
      listOf(kitchen, { ...kitchen, id: 'running', title: 'Bar', status: 'RUNNING' }, { ...kitchen, id: 'abc', title: 'Itself' }),
    survey: () => ({ id: 'kitchen', nodes: [{ id: 'n', localId: 7, code: 'G1', title: 'Group', key: 'group' }] }),
    copyNodesToSurvey: ({ input }: { input: object }) => {
      sent.push(input);
      return { survey: kitchen, copies: [9], notes: [], referrers: [rule] };
    },
    ...fields,
  };
  const opener = (
    <TransferHost>
      <Opener />
    </TransferHost>
  );
  const rendered = await renderInEditor(opener, definition, server);
  rendered.dispatch({ type: 'selected', nodeId: tea });
  await rendered.user.click(screen.getByRole('button', { name: 'Away' }));
  return { ...rendered, sent, dialog: within(await screen.findByRole('dialog')) };
}

describe('the dialog that copies questions to another survey', () => {
  it('offers other surveys alone, and those that collect not for now', async () => {
    const { dialog } = await openDialog();

    expect(await dialog.findByRole('radio', { name: /Kitchen/ })).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Bar/ }).disabled).toBe(true);
    expect(dialog.queryByRole('radio', { name: /Itself/ })).toBeNull();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Copy/ }).disabled).toBe(true);
  });

  it('tells what a move tidies up before it is done, and moves then', async () => {
    const { dialog, user, sent } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: /Kitchen/ }));
    expect(await dialog.findByText('Everything: options, rows, pictures and logic.')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: /^Move/ }));
    expect(await dialog.findByText('In this survey, what refers to them goes as well: logic of Q2.')).toBeTruthy();

    await user.click(dialog.getByRole('button', { name: 'Move 1 question' }));

    expect(await dialog.findByText('1 question was moved to “Kitchen”.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open that survey' }).getAttribute('href')).toContain('/survey/kitchen');
    expect(sent.at(-1)).toEqual({ surveyId: 'abc', nodeIds: [tea], targetSurveyId: 'kitchen', move: true, confirmed: true });
  });

  it('says why the other survey takes nothing, and asks again', async () => {
    let isRefused = true;
    const { dialog, user } = await openDialog({
      copyNodesToSurvey: () => {
        if (isRefused) throw new SiteError('A0410');
        return { survey: kitchen, copies: [], notes: [], referrers: [] };
      },
    });
    await user.click(await dialog.findByRole('radio', { name: /Kitchen/ }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Copy 1 question' }).disabled).toBe(true);

    isRefused = false;
    await user.click(again);

    expect(await dialog.findByText('Everything: options, rows, pictures and logic.')).toBeTruthy();
  });

  it('has words for an author of one survey alone', async () => {
    const { dialog } = await openDialog({ surveys: () => listOf() });

    expect(await dialog.findByText('You have no other survey. Create one in your list first.')).toBeTruthy();
  });

  it('has words for a list that does not come', async () => {
    const surveys = () => {
      throw new SiteError('B0001');
    };
    const { dialog } = await openDialog({ surveys });

    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
