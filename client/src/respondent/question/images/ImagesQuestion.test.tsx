import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { imageMultiple, imageSingle } from '@wence/schema/testing';
import { isTicked, renderQuestion } from '../../../../testing/render-question';

const pictures = [{ title: 'Wren', image: '{host}/media/wren.png' }, { title: 'Owl', image: '{host}/media/owl.png' }, 'Neither'];

describe('a choice of pictures', () => {
  it('shows each picture with its title, and a plain row where there is none', async () => {
    await renderQuestion(imageSingle('Q1', 'Which bird?', pictures));
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Owl' }).getAttribute('src')).toBe('/media/owl.png');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByRole('img', { name: 'Neither' })).toBeNull();
  });

  it('chooses by the picture as well as by the button', async () => {
    const { user, answer } = await renderQuestion(imageSingle('Q1', 'Which bird?', pictures));
    await user.click(screen.getByRole('img', { name: 'Owl' }));
    expect(answer()).toEqual({ option: 3 });
    expect(isTicked('Owl')).toBe(true);
  });

  it('takes several where several are asked for', async () => {
    const { user, answer } = await renderQuestion(imageMultiple('Q1', 'Which birds?', pictures));
    await user.click(screen.getByRole('checkbox', { name: 'Owl' }));
    await user.click(screen.getByRole('checkbox', { name: 'Wren' }));
    expect(answer()).toEqual({ options: [{ option: 2 }, { option: 3 }] });
  });

  it('enlarges a picture without choosing it, as often as one likes', async () => {
    const { user, answer } = await renderQuestion(imageSingle('Q1', 'Which bird?', pictures));
    await user.click(screen.getByRole('button', { name: 'Enlarge “Wren”' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enlarge “Wren”' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(answer()).toBeUndefined();
  });
});
