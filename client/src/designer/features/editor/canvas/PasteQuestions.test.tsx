import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { text } from '@wence/schema/testing';
import { openQuestion } from '../../../../../testing/designer/open-editor';

const QUESTIONS = '1. Colour?\nA. red\nB. blue\n2. Why? [long text]\n';

function paste(target: Element, pasted: string): void {
  fireEvent.paste(target, { clipboardData: { getData: () => pasted } });
}

describe('text that is pasted onto the canvas', () => {
  it('is offered as questions, added behind the selected one and taken back by one undo', async () => {
    const { user, saved } = await openQuestion(text('Q1', 'First'), text('Q2', 'Last'));

    paste(document.body, QUESTIONS);
    await user.click(await screen.findByRole('button', { name: 'Add 2 questions' }));

    expect((await saved()).nodes.map(({ title, type }) => `${title} ${String(type)}`)).toEqual([
      'First 3',
      'Colour? 1',
      'Why? 3',
      'Last 3',
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect((await saved()).nodes.map(({ title }) => title)).toEqual(['First', 'Last']);
  });

  it('stays text in a field, and a single line is no question', async () => {
    await openQuestion(text('Q1', 'First'));
    const [field] = screen.getAllByRole('textbox');

    if (field) paste(field, QUESTIONS);
    paste(document.body, 'Why?');

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
