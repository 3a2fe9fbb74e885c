import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { city } from '@wence/schema/testing';
import { renderQuestion } from '../../../../testing/render-question';

const GUANGDONG = {
  '440100': 'Guangzhou',
  '440300': 'Shenzhen',
  '440105': 'Haizhu',
  '440106': 'Tianhe',
  '440304': 'Futian',
  '440305': 'Nanshan',
};
const fetchFile = jest.fn<(address: string) => Promise<Response>>();

const node = city('Q1', 'Where do you live?', { setting: { level: 3 } });
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('an address by administrative divisions', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((address) => fetchFile(String(address)));
    fetchFile.mockReset().mockImplementation(async () => Response.json(GUANGDONG));
  });

  it('says nothing more when no list below loses its choice', async () => {
    const { user, answer, said } = await renderQuestion(node, { codes: ['440000'] });
    await screen.findByRole('option', { name: 'Guangzhou' });
    await user.selectOptions(list('City'), 'Guangzhou');
    expect(answer()).toEqual({ codes: ['440000', '440100'] });
    expect(said()).toBe('');
  });

  it('says which list has to be chosen again when the choice above it changes', async () => {
    const { user, answer, said } = await renderQuestion(node, { codes: ['440000', '440100', '440106'] });
    await screen.findByRole('option', { name: 'Shenzhen' });
    await user.selectOptions(list('City'), 'Shenzhen');
    expect(answer()).toEqual({ codes: ['440000', '440300'] });
    expect(said()).toBe('Choose again: District');
  });

  it('tells that a list did not load, and loads it again on request', async () => {
    fetchFile.mockRejectedValueOnce(new Error('offline'));
    const { user } = await renderQuestion(node, { codes: ['440000'] });
    expect((await screen.findByRole('alert')).textContent).toContain('did not load');
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    await screen.findByRole('option', { name: 'Guangzhou' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it('complains of nothing while a list is on its way', async () => {
    fetchFile.mockReturnValue(new Promise(() => {}));
    await renderQuestion(node, { codes: ['440000'] });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(list('City').disabled).toBe(true);
  });

  it('complains of nothing while no province is chosen', async () => {
    await renderQuestion(node);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fetchFile).not.toHaveBeenCalled();
  });
});
