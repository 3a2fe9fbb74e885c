import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { plot, question } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const setting = { image: '{host}/media/shop.png', min: 1, max: 2 };
const heat = question(40, 'Q1', 'Where do you look?', [], { required: true, setting });
const surface = () => screen.getByRole('button', { name: 'Set a mark on the picture' });

/** jsdom loads no pictures. */
const loadPicture = () => fireEvent.load(screen.getByRole('img', { name: 'The picture to mark' }));

describe('marks on a picture', () => {
  it('are set where the crosshair is that arrow keys move, and are said', async () => {
    const { user, answer, said } = await renderQuestion(heat);
    loadPicture();
    surface().focus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(screen.getByRole('status').textContent).toBe('51% across, 49% down');
    await user.keyboard('{Enter}');
    expect(answer()).toEqual({ points: [{ x: 0.51, y: 0.49 }] });
    expect(said()).toBe('Added: Mark 1, 51% across, 49% down');
  });

  it('are moved and removed by key, and removed by their entry in the list', async () => {
    const { user, answer, said } = await renderQuestion(heat, {
      points: [
        { x: 0.2, y: 0.2 },
        { x: 0.6, y: 0.6 },
      ],
    });
    loadPicture();
    screen.getByRole('button', { name: 'Mark 1, 20% across, 20% down' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(answer()).toEqual({
      points: [
        { x: 0.2, y: 0.21 },
        { x: 0.6, y: 0.6 },
      ],
    });
    await user.keyboard('{Delete}');
    expect(answer()).toEqual({ points: [{ x: 0.6, y: 0.6 }] });
    expect(said()).toBe('Mark 1 removed, 1 left');
    await user.click(screen.getByRole('button', { name: 'Remove mark 1' }));
    expect(answer()).toBeUndefined();
    expect(document.activeElement).toBe(surface());
  });

  it('stop at their limit, which is told', async () => {
    const { user, answer, said } = await renderQuestion(heat, {
      points: [
        { x: 0.2, y: 0.2 },
        { x: 0.6, y: 0.6 },
      ],
    });
    loadPicture();
    expect(surface().getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(surface())).toContain('All 2 are set; remove a mark to set another one');
    await user.click(surface());
    expect(answer()).toMatchObject({ points: { length: 2 } });
    expect(said()).toContain('All 2 are set');
  });

  it('mean what is chosen for the next one, on a plot', async () => {
    const { user, answer } = await renderQuestion(plot('Q1', 'What do you think?', ['Like', 'Dislike'], { setting }));
    loadPicture();
    await user.click(screen.getByRole('radio', { name: /Dislike/ }));
    surface().focus();
    await user.keyboard('{Enter}');
    expect(answer()).toEqual({ points: [{ x: 0.5, y: 0.5, option: 3 }] });
    expect(screen.getByRole('button', { name: 'Remove mark 1, Dislike' })).toBeTruthy();
  });

  it('wait for the picture, which is loaded again on request', async () => {
    const { user } = await renderQuestion(heat);
    expect(screen.queryByRole('button', { name: 'Set a mark on the picture' })).toBeNull();
    fireEvent.error(screen.getByRole('img', { name: 'The picture to mark' }));
    expect(screen.getByRole('alert').textContent).toContain('The picture did not load');
    await user.click(screen.getByRole('button', { name: 'Load the picture again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    loadPicture();
    expect(surface()).toBeTruthy();
  });
});
