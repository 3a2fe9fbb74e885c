import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../../testing/designer/open-editor';
import { SiteError } from '../../../../../../testing/designer/fake-site';
import { expectAccessible } from '../../../../../../testing/expect-accessible';

const definition = survey(text('Q1', 'Why?'));
const code = (name: string, state = 'UNUSED', uses = 0) => ({
  __typename: 'InvitationCode',
  code: name,
  state,
  uses,
  maxUses: 2,
  url: `https://survey.example/r/1?t=${name}`,
  createdAt: '2026-03-01T08:05:00.000Z',
});

async function openCodes(codes: readonly ReturnType<typeof code>[], fields: object = {}) {
  const asked: object[] = [];
  const count = (state: string) => codes.filter((each) => each.state === state).length;
  const editor = await openEditor({
    definition,
    view: '/setting/verify/1',
    fields: {
      survey: () => ({
        id: '1',
        title: 'Tea',
        state: 'NOT_COLLECTING',
        status: 'DRAFT',
        editable: true,
        publishedVersion: null,
        unpublishedChanges: null,
        invitationCounts: {
          total: codes.length,
          unused: count('UNUSED'),
          inUse: count('IN_USE'),
          usedUp: count('USED_UP'),
          voided: count('VOIDED'),
        },
        invitationCodes: {
          totalCount: codes.length,
          edges: codes.map((node) => ({ node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      }),
      ...fields,
    },
  });
  await screen.findByRole('heading', { name: 'Verification code' });
  return { ...editor, asked };
}

describe('the page of invitation codes', () => {
  it('asks for codes with one switch, and says what that means', async () => {
    const { user, saved } = await openCodes([]);
    expect(await screen.findByText(/There are no codes yet/)).toBeTruthy();

    await user.click(screen.getByRole('switch', { name: 'Ask for an invitation code' }));

    expect((await saved()).settings).toEqual({ invitationOnly: true });
    expect(screen.getByText(/so nobody can answer/)).toBeTruthy();
  });

  it('says who is asked the verification question, and saves the choice', async () => {
    const { user, saved } = await openCodes([]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Never' }).checked).toBe(true);

    await user.click(screen.getByRole('radio', { name: 'When it looks suspicious' }));
    expect(screen.getByText(/more than 10 responses in 10 minutes/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Every time' }));

    expect((await saved()).settings).toEqual({ verification: 'always' });
    expect(screen.getByText(/So do programs that submit through the API/)).toBeTruthy();
    await expectAccessible();
  });

  it('shows each code with its state and uses, copies it and its link, and withdraws it', async () => {
    const voidInvitationCodes = jest.fn(() => ({ changedCount: 1 }));
    const { user } = await openCodes([code('TEA-1', 'IN_USE', 1), code('POT-1', 'USED_UP', 2)], { voidInvitationCodes });
    const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
    expect((await rowOf('POT-1')).getByText('Used up')).toBeTruthy();
    expect((await rowOf('TEA-1')).getByText('1 of 2')).toBeTruthy();
    expect((await rowOf('POT-1')).queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Copy link with the code TEA-1' }));
    expect(await navigator.clipboard.readText()).toBe('https://survey.example/r/1?t=TEA-1');
    await user.click(screen.getByRole('button', { name: 'Withdraw the code TEA-1' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(voidInvitationCodes.mock.calls[0]).toEqual([{ input: { surveyId: '1', codes: ['TEA-1'] } }]);
  });

  it('makes so many codes as are asked for, or those that are pasted, and names the one that cannot be taken', async () => {
    const createInvitationCodes = jest.fn(({ input }: { input: { codes?: string[] } }) => {
      if (input.codes?.includes('x')) throw new SiteError('A0400', [{ field: 'codes[1]', rule: 'tooShort', limit: 4 }]);
      return { codes: input.codes ?? ['AAAAAAAAAA'] };
    });
    const { user } = await openCodes([], { createInvitationCodes });

    await user.click(await screen.findByRole('button', { name: 'Make codes' }));
    await user.click(screen.getByText('My own'));
    await user.type(screen.getByRole('textbox', { name: 'My codes' }), 'tea-1{Enter}x');
    await user.click(screen.getByRole('button', { name: 'Make' }));
    expect(await screen.findByText('“x” is too short: at least 4 characters.')).toBeTruthy();

    await user.type(screen.getByRole('textbox', { name: 'My codes' }), '234');
    await user.click(screen.getByRole('button', { name: 'Make' }));
    expect(await screen.findByText('2 codes made')).toBeTruthy();
    expect(createInvitationCodes.mock.calls.at(-1)).toEqual([{ input: { surveyId: '1', maxUses: 1, codes: ['tea-1', 'x234'] } }]);
  });
});
