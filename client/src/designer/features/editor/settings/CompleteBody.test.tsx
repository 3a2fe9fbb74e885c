import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { LogicItem } from '@wence/schema';
import { single, survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';

/** Ids: Q1 1 (yes 2, no 3), Q2 4. Whoever says no is screened out. */
const screener: LogicItem = {
  id: 20,
  model: 1,
  type: 1,
  nodeId: 1,
  target: -1,
  conditions: [{ id: 21, nodeId: 1, algorithm: 1, optionId: [3] }],
};
const drinks = { ...survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?')), lastId: 30, logic: [screener] };

async function openPages(state?: 'RUNNING') {
  const editor = await openEditor({ definition: drinks, view: '/setting/complete/1', state });
  await screen.findByRole('heading', { name: 'End pages' });
  return { ...editor, endings: async () => (await editor.saved()).endings };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

function enter(field: HTMLElement, value: string) {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

describe('the end pages of a survey', () => {
  it('are set key by key, and say what is set', async () => {
    const { user, endings } = await openPages();
    enter(card('Normal end').getByLabelText('Title'), 'See you');
    enter(card('Normal end').getByLabelText('Button address'), 'https://example.org');
    expect(await endings()).toEqual({ normal: { title: 'See you', buttonUrl: 'https://example.org' } });
    expect(card('Normal end').getByText('Set')).toBeTruthy();

    await user.click(card('Screened out').getByRole('button', { name: /Screened out/ }));
    enter(card('Screened out').getByLabelText('Title'), 'Not you');
    await user.click(card('Normal end').getByRole('button', { name: /Normal end/ }));
    await user.click(card('Normal end').getByRole('button', { name: 'Use the built-in page' }));
    expect(await endings()).toEqual({ screened: { title: 'Not you' } });
  });

  it('keep only addresses of http and https, and say so beside the field', async () => {
    const { endings, sent } = await openPages();
    const field = () => card('Normal end').getByLabelText<HTMLInputElement>('Go to');
    for (const address of ['javascript:alert(1)', 'example.org', '//example.org']) {
      enter(field(), address);
      expect(screen.getByRole('alert').textContent).toBe('The address has to begin with http:// or https://. Not saved yet.');
      expect([field().value, field().getAttribute('aria-invalid')]).toEqual([address, 'true']);
    }
    expect(sent()).toEqual([]);
    enter(field(), ' https://example.org/done ');
    expect(await endings()).toEqual({ normal: { redirectUrl: 'https://example.org/done' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('pass on what is chosen, once they lead on', async () => {
    const { user, endings } = await openPages();
    expect(card('Normal end').queryByLabelText('Received parameters')).toBeNull();
    enter(card('Normal end').getByLabelText('Go to'), 'https://example.org');
    await user.click(card('Normal end').getByRole('checkbox', { name: 'Response id (responseId)' }));
    enter(card('Normal end').getByLabelText('Received parameters'), 'pid, ref\uff0cpid');
    enter(card('Normal end').getByLabelText('Seconds to wait'), '0');
    expect(await endings()).toEqual({
      normal: { redirectUrl: 'https://example.org', redirectSeconds: 0, sendsResponse: true, params: ['pid', 'ref'] },
    });
  });

  it('can be those of single questions whose jumps end the survey', async () => {
    const { user, endings } = await openPages();
    await user.selectOptions(screen.getByLabelText('Set one for a question'), 'Q1 Tea?');
    enter(card('Q1 Tea?').getByLabelText('Title'), 'No tea for you');
    expect(await endings()).toEqual({ nodes: [{ nodeId: 1, title: 'No tea for you' }] });
    expect(screen.queryByLabelText('Set one for a question')).toBeNull();
  });

  it('are only shown while the survey runs', async () => {
    await openPages('RUNNING');
    expect(card('Normal end').getByLabelText<HTMLInputElement>('Title').disabled).toBe(true);
    expect(card('Normal end').queryByRole('button', { name: /picture/i })).toBeNull();
  });
});
