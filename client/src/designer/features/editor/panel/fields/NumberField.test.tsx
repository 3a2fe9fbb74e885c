import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEditorActions, EditorActionsContext } from '../../session/editor-actions';
import { NumberField } from './NumberField';

const onCommit = jest.fn<(value: number | null) => void>();
const actions = createEditorActions(
  () => undefined,
  () => undefined,
);
const field = (value: number | null) => (
  <EditorActionsContext value={actions}>
    <NumberField id="n" value={value} lowest={0} highest={10} isInteger placeholder="" onCommit={onCommit} />
  </EditorActionsContext>
);
const input = () => screen.getByRole<HTMLInputElement>('spinbutton');

describe('a field for a whole number', () => {
  it('takes a fraction as the nearest whole number, and then shows what is stored', async () => {
    const { rerender } = render(field(null));

    await userEvent.type(input(), '2.6');
    await userEvent.tab();
    expect(onCommit.mock.calls).toEqual([[3]]);
    rerender(field(3));
    expect(input().value).toBe('3');
    rerender(field(7));

    expect(input().value).toBe('7');
  });

  it('takes back what is no number', async () => {
    onCommit.mockClear();
    render(field(4));

    await userEvent.clear(input());
    await userEvent.type(input(), 'x');
    await userEvent.tab();

    expect(onCommit.mock.calls).toEqual([[null]]);
  });

  it('commits each step at once', () => {
    onCommit.mockClear();
    render(field(4));

    fireEvent.keyDown(input(), { key: 'ArrowUp' });

    expect(onCommit.mock.calls).toEqual([[5]]);
  });
});
