import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { rate, slider } from '@wence/schema/testing';
import { enterNumber } from '../../../../../../testing/controls';
import { renderPanel } from '../../../../../../testing/render-panel';

describe('the scale of a rating', () => {
  it('has an icon and an upper end', async () => {
    const { user, node } = await renderPanel([rate('Q1', 'How good?')]);

    await user.click(screen.getByTitle('Hearts'));
    await enterNumber(user, 'To', '7');

    expect(node().setting).toEqual({ format: 2, max: 7 });
  });
});

describe('the step of a slider', () => {
  it('is never longer than the slider itself [S5.slider.step-1]', async () => {
    const { user, node } = await renderPanel([slider('Q1', 'How far?')]);

    await enterNumber(user, 'To', '10');
    await enterNumber(user, 'Step', '50');

    expect(node().setting).toEqual({ max: 10, step: 10 });
  });
});
