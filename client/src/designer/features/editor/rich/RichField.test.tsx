import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { useState } from 'react';
import { renderInEditor } from '../../../../../testing/render-in-editor';
import { RichField } from './RichField';
import { type RichDraft, useRichDraft, useTitleSubject } from './useRichDraft';

const TITLE = 'Why not?';
const definition = survey(text('Q1', TITLE));

const tool = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isOn = (name: string) => tool(name).getAttribute('aria-pressed');

/** The field with a draft of the only question's title. */
async function openField() {
  const now: { draft?: RichDraft } = {};
  const onAnswer = jest.fn();

  function Field() {
    const [node] = definition.nodes;
    if (!node) throw new Error('there is a question');
    const draft = useRichDraft(useTitleSubject(node), () => undefined);
    const [isFull, setFull] = useState(false);
    now.draft = draft;
    return <RichField draft={draft} isFull={isFull} faultId="fault" onFull={() => setFull(!isFull)} onAnswer={onAnswer} />;
  }

  const { user, view } = await renderInEditor(<Field />, definition);
  const draft = () => {
    if (!now.draft) throw new Error('the field is there');
    return now.draft;
  };
  return {
    user,
    onAnswer,
    draft,
    select: (from: number, to: number) => act(() => void draft().editor.commands.setTextSelection({ from, to })),
    /** The title as it would be saved. */
    title: () => {
      act(() => void draft().save());
      return view().nodes[0]?.title;
    },
  };
}

describe('the tools of a title', () => {
  beforeEach(() => {
    // jsdom lays nothing out, and has no places to scroll to.
    const nowhere = () => [] as unknown as DOMRectList;
    Object.assign(Range.prototype, { getClientRects: nowhere, getBoundingClientRect: () => new DOMRect() });
  });

  it.each([
    ['Bold', '<b>Why</b> not?'],
    ['Italic', '<i>Why</i> not?'],
    ['Underline', '<u>Why</u> not?'],
    ['Strikethrough', '<s>Why</s> not?'],
  ])('make the selected words %s, and take it back', async (name, html) => {
    const { user, select, title } = await openField();
    select(1, 4);
    expect(isOn(name)).toBe('false');

    await user.click(tool(name));
    expect(isOn(name)).toBe('true');
    await user.click(tool('Undo'));
    expect(isOn(name)).toBe('false');
    await user.click(tool('Redo'));

    expect(title()).toBe(html);
  });

  it('set size and colour, and clear all of it', async () => {
    const { user, select, draft, title } = await openField();
    select(1, 4);

    fireEvent.change(screen.getByRole('combobox', { name: 'Text size' }), { target: { value: '20' } });
    expect(screen.getByLabelText('Text colour')).toHaveProperty('type', 'color');
    fireEvent.change(screen.getByLabelText('Text colour'), { target: { value: '#b91c1c' } });
    expect(draft().editor.getAttributes('textStyle')).toMatchObject({ size: '20px', color: '#b91c1c' });
    await user.click(tool('Centre'));
    expect([isOn('Centre'), isOn('Align left'), isOn('Align right')]).toEqual(['true', 'false', 'false']);
    await user.click(tool('Centre'));
    expect(isOn('Align left')).toBe('true');
    await user.click(tool('Align right'));
    await user.click(tool('Clear formatting'));

    expect(isOn('Align left')).toBe('true');
    expect(title()).toBe(TITLE);
  });

  it('link what is selected to a page of this site, and only that', async () => {
    const { user, select, draft, title } = await openField();
    expect(tool('Link').disabled).toBe(true);
    select(1, 4);
    await user.click(tool('Link'));
    const address = screen.getByRole('textbox', { name: 'Address of the link' });
    expect(document.activeElement).toBe(address);

    await user.type(address, 'https://elsewhere.example/{Enter}');
    expect(draft().fault).toBe('externalLink');
    await user.clear(address);
    expect(draft().fault).toBeNull();
    await user.type(address, 'mailto:a@b.example');
    await user.click(tool('Apply'));

    expect(screen.queryByRole('textbox', { name: 'Address of the link' })).toBeNull();
    expect(title()).toMatch(/^<a href="mailto:a@b\.example"[^>]*>Why<\/a> not\?$/);
    select(2, 3);
    await user.click(tool('Link'));
    await user.click(tool('Remove the link'));
    expect(draft().isChanged).toBe(false);
  });

  it('show the source, which is taken over', async () => {
    const { user, title } = await openField();
    await user.click(tool('Source'));
    const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Source' });
    expect(source.value).toBe(TITLE);
    expect(screen.queryByRole('button', { name: 'Bold' })).toBeNull();

    fireEvent.change(source, { target: { value: 'How <b>so</b>?' } });
    await user.click(tool('Source'));

    expect(tool('Bold')).toBeTruthy();
    expect(title()).toBe('How <b>so</b>?');
  });

  it('fill the screen, are gone through by arrows, and insert answers', async () => {
    const { user, select, onAnswer } = await openField();
    select(1, 4);
    await user.click(tool('Full screen'));
    expect(isOn('Full screen')).toBe('true');

    fireEvent.keyDown(tool('Full screen'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tool('Bold'));
    fireEvent.keyDown(tool('Bold'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tool('Italic'));
    fireEvent.keyDown(tool('Bold'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(tool('Full screen'));
    await user.click(tool('Insert an answer'));

    expect(onAnswer).toHaveBeenCalledTimes(1);
  });
});
