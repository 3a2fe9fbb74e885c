import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SurveyDefinition } from '@wence/schema';
import { carryOver, checked, multiple, nodeIdOf, single, survey, surveyWith, text, withLogic } from '@wence/schema/testing';
import { App } from '../App';
import { closingRules } from './close-options';
import { forgetRoom, parseRoom } from './room';

const bare = surveyWith({ title: 'People', language: 'en' }, single('Q1', 'Sex', ['Man', 'Woman']), text('Q2', 'Why?'));
const people: SurveyDefinition = { ...bare, quotas: [] };
const Q1 = nodeIdOf(people, 'Q1');
const idsOf = (definition: SurveyDefinition, place: number) => definition.nodes[place]?.options?.map(({ id }) => id) ?? [];
const [MAN = 0, WOMAN = 0] = idsOf(people, 0);

interface Said {
  readonly full?: boolean;
  readonly closed?: readonly number[];
  readonly reservedUntil?: string;
}

/** A server whose quotas say this, whatever the answers are. */
function serve(said: Said, definition = people) {
  const room = { full: false, closed: [] as readonly number[], nodeIds: [Q1], ...said };
  const asked: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { body } = {}) => {
    const path = String(address).split('/').at(-1);
    if (path === 'quota') asked.push((JSON.parse(String(body)) as { answers: unknown }).answers);
    if (path === 'reserve') asked.push(JSON.parse(String(body)));
    const opened = { surveyId: 's1', version: 3, definition };
    const data = { quota: room, reserve: room, visits: { noted: true }, s1: opened }[path ?? ''] ?? null;
    return Response.json({ code: '00000', message: '', data });
  });
  return { asked, room };
}

async function open() {
  await act(async () => void render(<App surveyId="s1" inlined={null} />));
  await screen.findByRole('radio', { name: 'Man' });
}

beforeEach(() => {
  localStorage.clear();
  forgetRoom();
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('quotas that fill while somebody answers', () => {
  it('take the options that are full off the page, and say that some are missing', async () => {
    serve({ closed: [MAN] });
    await open();

    await screen.findByText('Options whose places are all taken are not shown.');
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Man' })).toBeNull());
    expect(screen.getByRole('radio', { name: 'Woman' })).toBeTruthy();
  });

  it('are asked about again when an answer that counts changes, and by nothing else', async () => {
    const { asked } = serve({});
    await open();
    await waitFor(() => expect(asked).toEqual([{}]));

    fireEvent.click(screen.getByRole('radio', { name: 'Woman' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Because' } });
    await waitFor(() => expect(asked).toEqual([{}, { [Q1]: { option: WOMAN } }]));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Because of it' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Man' }));
    await waitFor(() => expect(asked).toHaveLength(3));
  });

  it('say at once that answers like these count no more, and leave what was chosen', async () => {
    const { room } = serve({});
    await open();
    Object.assign(room, { full: true, closed: [MAN] });
    fireEvent.click(screen.getByRole('radio', { name: 'Man' }));

    await screen.findByText(/All places for answers like yours have been taken/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Man' }).checked).toBe(true);
  });
});

describe('places that are kept', () => {
  const keeping: SurveyDefinition = { ...people, settings: { reserveMinutes: 30 } };

  it('are asked for in the name of the submission, and told with the time until which they are', async () => {
    const reservedUntil = '2026-11-21T12:30:00.000Z';
    const { asked } = serve({ reservedUntil }, keeping);
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Woman' }));

    const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(reservedUntil));
    expect(await screen.findByText(`A place is kept for you until ${time}. Please submit by then.`)).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ answers: { [Q1]: { option: WOMAN } }, submissionId: expect.any(String) }));
  });
});

describe('closing options', () => {
  it('leaves a question that has no other option, and one whose options come from elsewhere', () => {
    const [sex, drinks] = [single('Q1', 'Sex', ['Man', 'Woman']), multiple('Q2', 'Drinks', ['Tea', 'Coffee'])];
    const carried = withLogic(survey(drinks, single('Q3', 'Best?', ['Milk', 'None'])), carryOver('Q3', [checked('Q2')]));
    const plain = survey(sex);
    const own = idsOf(plain, 0);

    expect(closingRules(plain, own, {})).toEqual([]);
    expect(closingRules(plain, own.slice(0, 1), {})).toMatchObject([{ optionId: own.slice(0, 1) }]);
    expect(closingRules(carried, idsOf(carried, 1).slice(0, 1), {})).toEqual([]);
  });

  it('reads nothing but what the server can have said', () => {
    expect(parseRoom({ full: true, closed: [1], nodeIds: [2], more: 1 })).toEqual({ full: true, closed: [1], nodeIds: [2] });
    for (const wrong of [null, 'full', {}, { full: 1, closed: [], nodeIds: [] }, { full: true, closed: ['1'], nodeIds: [] }]) {
      expect(parseRoom(wrong)).toBeNull();
    }
  });
});
