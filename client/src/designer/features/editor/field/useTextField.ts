import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useNextTask } from '../../../shared/useNextTask';

export interface TextFieldOptions {
  value: string;
  multiline?: boolean;
  /** Allows an empty value. Otherwise an empty field reverts when it loses the focus (Spec 4). */
  mayBeEmpty?: boolean;
  onChange: (text: string) => void;
  onLeave?: () => void;
  onEnter?: () => void;
  /** Cuts what is too long for it, given what stood there before. */
  fit?: (before: string, text: string) => string;
}

const asOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/**
 * A text field whose changes count as soon as they are seen, except what is no text yet: an empty field, or a word an input method still
 * composes. Whatever comes next, a key or leaving the field, finds them counted.
 */
export function useTextField<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLTextAreaElement>({
  value,
  multiline = false,
  mayBeEmpty = false,
  onChange,
  onLeave,
  onEnter,
  fit,
}: TextFieldOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const before = useRef(value);
  const isComposing = useRef(false);
  const { later, now } = useNextTask();

  const take = (typed: string) => {
    const written = multiline ? typed : asOneLine(typed);
    const text = fit && !isComposing.current ? fit(value, written) : written;
    const isText = mayBeEmpty || text.trim() !== '';
    setDraft(text);
    if (!isText || isComposing.current) return;
    later(() => {
      setDraft((latest) => (latest === text ? null : latest));
      if (text !== value) onChange(text);
    });
  };

  const handlers = {
    onChange: (event: ChangeEvent<Field>) => take(event.target.value),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: (event: { currentTarget: Field }) => {
      isComposing.current = false;
      take(event.currentTarget.value);
    },
    onFocus: () => {
      before.current = value;
    },
    onBlur: () => {
      now();
      const isEmpty = draft !== null && draft.trim() === '';
      if (isEmpty && value !== before.current) onChange(before.current);
      setDraft(null);
      onLeave?.();
    },
    onKeyDown: (event: KeyboardEvent<Field>) => {
      now();
      if (event.key !== 'Enter' || multiline || event.nativeEvent.isComposing) return;
      event.preventDefault();
      if (event.repeat) return;
      if (onEnter) onEnter();
      else event.currentTarget.blur();
    },
  };

  return { shown: draft ?? value, handlers };
}
