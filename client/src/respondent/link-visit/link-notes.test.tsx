import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { single, surveyWith, text } from '@wence/schema/testing';
import { App } from '../App';

const settings = { anonymousLinks: true } as const;
const tea = surveyWith({ language: 'en', settings }, single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?'));
const SAYS = /Your answers are anonymous/;

describe('coming by a one-to-one link', () => {
  const sent: Record<string, unknown>[] = [];

  beforeEach(() => {
    sent.length = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init = {}) => {
      if (init.method !== 'POST')
        return Response.json({ code: '00000', message: '', data: { surveyId: 's1', version: 3, definition: tea } });
      sent.push({ address: String(address), ...(JSON.parse(String(init.body)) as object) });
      return Response.json({ code: '00000', message: '', data: { responseId: 'r1', status: 'complete', noted: true } });
    });
  });
  afterEach(async () => {
    await import('../visit/tell-progress');
    localStorage.clear();
  });

  async function open(address: string) {
    history.replaceState(null, '', address);
    await act(async () => render(<App surveyId="s1" inlined={null} />));
    await screen.findByRole('radio', { name: 'Yes' });
  }

  it('is told once that the response does not keep the link, and sends its code with visit and answers', async () => {
    await open('/r/s1?k=mine');

    expect(screen.getAllByText(SAYS)).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(sent.some(({ address }) => address === '/v1/r/s1/responses')).toBe(true));
    expect(sent.map(({ linkCode }) => linkCode)).toEqual(sent.map(() => 'mine'));
  });

  it('is not told so by the link that everybody has', async () => {
    await open('/r/s1');

    expect(screen.queryByText(SAYS)).toBeNull();
  });
});
