import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { cascade } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const node = cascade(
  'Q1',
  'Which model?',
  [
    { title: 'Car', nodes: [{ title: 'Small' }, { title: 'Large' }] },
    { title: 'Bike', nodes: [{ title: 'Road' }] },
  ],
  { required: true, setting: { placeholders: ['Kind', 'Size'] } },
);
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const offered = (name: string) => Array.from(list(name).options, ({ text }) => text);

describe('lists one within the other', () => {
  it('close a level until the one above is chosen, and say so', async () => {
    const { user } = await renderQuestion(node);
    expect(list('Size').disabled).toBe(true);
    expect(offered('Size')).toEqual(['First choose: Kind']);
    await user.selectOptions(list('Kind'), 'Car');
    expect(list('Size').disabled).toBe(false);
    expect(offered('Size')).toEqual(['Please choose', 'Small', 'Large']);
  });

  it('take the whole path, and say which level has to be chosen again when the one above changes', async () => {
    const { user, answer, said } = await renderQuestion(node);
    await user.selectOptions(list('Kind'), 'Car');
    await user.selectOptions(list('Size'), 'Large');
    expect(answer()).toEqual({ path: [2, 4] });
    await user.selectOptions(list('Kind'), 'Bike');
    expect(answer()).toEqual({ path: [5] });
    expect(said()).toBe('Choose again: Size');
  });

  it('say at which level to go on', async () => {
    const { user, goOn } = await renderQuestion(node);
    goOn();
    expect(descriptionOf(list('Kind'))).toBe('Nothing chosen yet, begin with: Kind');
    await user.selectOptions(list('Kind'), 'Car');
    goOn();
    expect(descriptionOf(list('Size'))).toBe('Not finished yet, go on with: Size');
    expect(list('Kind').getAttribute('aria-invalid')).toBeNull();
    expect(list('Size').getAttribute('aria-invalid')).toBe('true');
  });

  it('narrow a long list to what is searched for, and Enter takes the first match', async () => {
    const long = Array.from({ length: 40 }, (_, place) => ({ title: place === 30 ? 'Heron' : `Bird ${place}` }));
    const { user, answer, said } = await renderQuestion(cascade('Q1', 'Which bird?', long));
    await user.type(screen.getByRole('searchbox', { name: 'Search: Level 1' }), 'her');
    expect(screen.getByRole('status').textContent).toBe('1 match, press Enter for “Heron”');
    expect(offered('Level 1')).toEqual(['Please choose', 'Heron']);
    await user.keyboard('{Enter}');
    expect(answer()).toEqual({ path: [32] });
    expect(said()).toBe('“Heron” is chosen');
  });
});
