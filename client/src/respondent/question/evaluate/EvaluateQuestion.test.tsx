import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { evaluate } from '@wence/schema/testing';
import { descriptionOf, isTicked, renderQuestion } from '../../../../testing/render-question';

const node = evaluate(
  'Q1',
  'How was the service?',
  [{ title: 'Poor', setting: { tags: ['Slow', 'Rude'] } }, { title: 'Fair', setting: { tags: ['Loud'] } }, 'Great'],
  { required: true, setting: { max: 3, is_comment: true } },
);

describe('an evaluation', () => {
  it('asks for reasons only once a level that has some is chosen', async () => {
    const { user, answer, said } = await renderQuestion(node);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('radio', { name: '1 of 3, Poor' }));
    expect(screen.getByRole('group', { name: 'Reasons for “Poor” (choose any that apply)' })).toBeTruthy();
    expect(said()).toBe('Reasons for “Poor” (choose any that apply)');
    await user.click(screen.getByRole('checkbox', { name: 'Rude' }));
    expect(answer()).toEqual({ level: 1, tags: ['Rude'] });
    await user.click(screen.getByRole('radio', { name: '3 of 3, Great' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('clears the reasons of another level and says so, and keeps the comment', async () => {
    const { user, answer, said } = await renderQuestion(node, { level: 1, tags: ['Slow'], text: 'Sorry' });
    expect(isTicked('Slow')).toBe(true);
    await user.click(screen.getByRole('radio', { name: '2 of 3, Fair' }));
    expect(answer()).toEqual({ level: 2, tags: [], text: 'Sorry' });
    expect(said()).toContain('The reasons you ticked before are cleared');
  });

  it('counts the comment against its limit, and says when it is too long', async () => {
    const { user, answer, goOn } = await renderQuestion(node, { level: 3, tags: [] });
    const comment = screen.getByRole('textbox', { name: 'Anything to add? (optional)' });
    expect(descriptionOf(comment)).toBe('0 of 2000 characters used');
    await user.click(comment);
    await user.paste('x'.repeat(2001));
    expect(answer()).toEqual({ level: 3, tags: [], text: 'x'.repeat(2001) });
    goOn();
    expect(comment.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBeNull();
  });

  it('asks for a level where there is none', async () => {
    const { goOn } = await renderQuestion(node);
    goOn();
    expect(descriptionOf(screen.getByRole('radiogroup'))).toBe('Choose one level');
  });
});
