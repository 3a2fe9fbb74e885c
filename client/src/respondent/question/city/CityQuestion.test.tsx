/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CityAnswer, SurveyNode } from '@wence/schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadWords, MessagesContext, messagesIn } from '../../i18n/messages';
import type { Action } from '../../session/action';

const GUANGDONG = { '440100': 'Guangzhou', '440300': 'Shenzhen', '440106': 'Tianhe', '440304': 'Futian' };
const divisionsIn = jest.fn<(province: string) => Promise<Readonly<Record<string, string>>>>();

jest.unstable_mockModule('../../../shared/divisions/divisions', () => ({
  PROVINCES: { '330000': 'Zhejiang', '440000': 'Guangdong' },
  divisionsIn,
}));
const { CityQuestion } = await import('./CityQuestion');

const node: SurveyNode = { id: 7, code: 'Q1', type: 11, title: 'Where do you live?', setting: { level: 3 } };
const dispatch = jest.fn<(action: Action) => void>();
const question = (answer: CityAnswer | undefined) => (
  <MessagesContext value={messagesIn('en')}>
    <CityQuestion
      node={node}
      title=""
      heading=""
      options={[]}
      rows={[]}
      answer={answer}
      error={undefined}
      errors={[]}
      dispatch={dispatch}
    />
  </MessagesContext>
);
const shown = (answer: CityAnswer | undefined) => render(question(answer));
const chosen = { codes: ['440000', '440100', '440106'] };

describe('an address by administrative divisions', () => {
  beforeEach(async () => {
    await loadWords('en');
    dispatch.mockClear();
    divisionsIn.mockReset().mockResolvedValue(GUANGDONG);
  });

  it('says nothing more when no list below loses its choice', async () => {
    shown({ codes: ['440000'] });
    await screen.findByRole('option', { name: 'Guangzhou' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Guangzhou');
    expect(dispatch).toHaveBeenCalledWith({ type: 'answered', nodeId: 7, answer: { codes: ['440000', '440100'] }, said: undefined });
  });

  it('says which list has to be chosen again when the choice above it changes', async () => {
    shown(chosen);
    await screen.findByRole('option', { name: 'Shenzhen' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Shenzhen');
    const answer = { codes: ['440000', '440300'] };
    expect(dispatch).toHaveBeenCalledWith({ type: 'answered', nodeId: 7, answer, said: 'Choose again: District' });
  });

  it('tells that a list did not load, and loads it again on request', async () => {
    divisionsIn.mockRejectedValueOnce(new Error('offline'));
    shown({ codes: ['440000'] });
    expect((await screen.findByRole('alert')).textContent).toContain('did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await screen.findByRole('option', { name: 'Guangzhou' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(divisionsIn).toHaveBeenCalledTimes(2);
  });

  it('complains of nothing while a list is on its way', () => {
    divisionsIn.mockReturnValue(new Promise(() => {}));
    shown({ codes: ['440000'] });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' }).disabled).toBe(true);
  });

  it('complains of nothing while no province is chosen', () => {
    shown(undefined);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(divisionsIn).not.toHaveBeenCalled();
  });
});
