import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { page, survey } from '@wence/schema/testing';
import { enterNumber, numberField } from '../../../../../../testing/controls';
import { renderPanel, renderPanelOf } from '../../../../../../testing/render-panel';

const button = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the buttons of a page', () => {
  it('are two where respondents may go back', async () => {
    const { user, node } = await renderPanel([page('P1')]);
    await user.clear(button('Text of the back button'));
    await user.type(button('Text of the back button'), 'Back again');
    await user.click(screen.getByRole('switch', { name: 'Allow going back' }));

    expect(node().setting).toEqual({ is_prev: false, prev_text: 'Back again' });
    expect(screen.queryByRole('textbox', { name: 'Text of the back button' })).toBeNull();
  });

  it('say what they said before where their text is left empty, and store nothing that they would say anyway', async () => {
    const { user, node } = await renderPanelOf({
      ...survey(page('P1', { setting: { next_text: 'Go on' } })),
      language: 'en',
    });
    const next = () => button('Text of the next button');

    await user.clear(next());
    expect(next().value).toBe('');
    await user.tab();
    expect(next().value).toBe('Go on');
    await user.clear(next());
    await user.type(next(), 'Next');
    await user.tab();

    expect(node().setting).toBeUndefined();
  });
});

describe('the time on a page', () => {
  it('has a minimum and a maximum that do not cross', async () => {
    const { user, node } = await renderPanel([page('P1', { setting: { control: true } })]);

    await enterNumber(user, 'Maximum (seconds)', '5');
    await enterNumber(user, 'Minimum (seconds)', '9');

    expect(node().setting).toMatchObject({ min: 5, max: 5 });
    expect(numberField('Minimum (seconds)').value).toBe('5');
    expect(await screen.findByText('The minimum cannot be above the maximum; it is now 5')).toBeTruthy();
  });
});
