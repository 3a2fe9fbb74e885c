import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { FakeSocket } from '../../../../../testing/designer/fake-socket';
import { openEditor } from '../../../../../testing/designer/open-editor';
import { movableClock } from '../../../../../testing/movable-clock';
import { NOBODY, withoutLost, withTold } from './others';

const told = (window: string, state: 'ARRIVED' | 'HERE' | 'LEFT', nodeId: number | null = null) => ({ window, name: 'Lin', nodeId, state });

async function open() {
  const editor = await openEditor({
    definition: survey(text('Q1', 'Why?'), text('Q2', 'When?')),
    fields: { tellPresence: ({ input }: { input: { window: string } }) => input },
  });
  const publish = async (event: ReturnType<typeof told>) => {
    // The words of a window reach this one once it listens.
    await waitFor(() => expect(FakeSocket.listensTo('SurveyPresence')).toBe(true));
    act(() => FakeSocket.publish('SurveyPresence', { surveyPresence: event }));
  };
  return { ...editor, publish, tellings: () => editor.site.callsOf('TellPresence').map(({ input }) => input) };
}

describe('the header of the editor', () => {
  it('says who else has the survey open and at which question, and leads there', async () => {
    const { user, publish } = await open();
    expect(screen.queryByRole('button', { name: /also open/ })).toBeNull();

    await publish(told('w2', 'HERE', 2));
    await user.click(await screen.findByRole('button', { name: 'Also open in 1 other window' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lin: Q2 When?' }));

    expect(await screen.findByRole('textbox', { name: 'Title of Q2' })).toBe(document.activeElement);
  });

  it('tells those who arrive where this window is, and nobody while it is alone', async () => {
    const { user, publish, tellings } = await open();
    await user.click(screen.getByRole('button', { name: /^Edit Q2/ }));
    expect(tellings()).toEqual([]);

    await publish(told('w2', 'ARRIVED'));

    await waitFor(() => expect(tellings()[0]).toMatchObject({ surveyId: '1', nodeId: 2 }));
  });

  it('forgets who has left', async () => {
    const { publish } = await open();
    await publish(told('w2', 'HERE'));
    await screen.findByRole('button', { name: 'Also open in 1 other window' });

    await publish(told('w2', 'LEFT'));

    await waitFor(() => expect(screen.queryByRole('button', { name: /Also open/ })).toBeNull());
  });
});

describe('a question on the canvas', () => {
  const said = (code: string) => screen.getByRole('article', { name: code }).textContent;

  it('says who is at it, in full or folded, until they go on', async () => {
    const { user, publish } = await open();
    await publish(told('w2', 'HERE', 2));

    await waitFor(() => expect(said('Q2')).toContain('Lin is here'));
    expect(said('Q1')).not.toContain('is here');
    await user.click(screen.getByRole('button', { name: 'Fold all' }));
    await waitFor(() => expect(said('Q2')).toContain('Lin is here'));

    await publish({ ...told('w3', 'HERE', 2), name: 'Kai' });
    await waitFor(() => expect(said('Q2')).toContain('Lin and Kai are here'));
    await publish(told('w2', 'HERE', 1));
    await waitFor(() => expect(said('Q2')).toContain('Kai is here'));
    expect(said('Q1')).toContain('Lin is here');
  });
});

describe('others', () => {
  it('are lost when nothing was heard of them for more than two turns', () => {
    const clock = movableClock();
    const others = withTold(NOBODY, told('w2', 'HERE'), Date.now());

    clock.pass(60_000);
    expect(withoutLost(others, Date.now())).toBe(others);
    clock.pass(16_000);
    expect(withoutLost(others, Date.now()).size).toBe(0);
  });
});
