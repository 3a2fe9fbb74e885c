import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SurveyOption } from '@wence/schema';
import { cascade } from '@wence/schema/testing';
import { openQuestion } from '../../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../../testing/expect-accessible';

const outline = (options: readonly SurveyOption[] = []): string =>
  options.map(({ title, nodes = [] }) => (nodes.length === 0 ? title : `${title}(${outline(nodes)})`)).join(' ');
const CHINA = { title: 'China', nodes: [{ title: 'Hebei' }, { title: 'Hunan' }] };

describe('the levels of a cascade', () => {
  it('have hints and options beside each other, which count together when they are confirmed [S2.dialog.cascade-settings]', async () => {
    const { user, stored } = await openQuestion(
      cascade('Q1', 'Where?', [{ title: 'Asia', nodes: [CHINA, { title: 'Japan' }] }, { title: 'Europe' }]),
    );
    await user.click(screen.getByRole('button', { name: 'Levels' }));
    const dialog = await screen.findByRole('dialog', { name: 'Levels and their options' });
    const inside = within(dialog);
    const option = (title: string) => inside.getByRole('textbox', { name: `Option ${title}` });

    await user.type(inside.getByRole('textbox', { name: 'Hint for level 1' }), 'Continent');
    await user.click(inside.getByRole('button', { name: 'Show what is below Asia' }));
    await user.click(inside.getByRole('button', { name: 'Show what is below China' }));
    await user.clear(option('Hunan'));
    await user.type(option('Hunan'), 'Hubei');
    await expectAccessible(dialog);
    await user.click(option('Japan'));
    const japan = option('Japan').closest('li') ?? dialog;
    await user.click(within(japan).getByRole('button', { name: 'Move up' }));
    const [addContinent = dialog] = inside.getAllByRole('button', { name: 'Add option' });
    await user.click(addContinent);
    await user.click(inside.getByRole('button', { name: 'OK' }));

    const { options, setting } = await stored();
    expect(outline(options)).toMatch(/^Asia\(Japan China\(Hebei Hubei\)\) Europe \S+/);
    expect(setting).toMatchObject({ placeholders: ['Continent', '', ''] });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(outline((await stored()).options)).toBe('Asia(China(Hebei Hunan) Japan) Europe');
  });
});
