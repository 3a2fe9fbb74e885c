import { type RefObject, useEffect, useRef, useState } from 'react';
import { asAnswer, type DateInput, tidied } from './date';

/**
 * The answer for a partly filled date, whose value inputs do not expose. It is not a date, so it cannot be submitted: what somebody began to fill
 * in would otherwise be lost without a word.
 */
const UNFINISHED = '-';

/** Browsers that have no picker of a kind make a text box of it. */
function hasPicker(type: DateInput['type']): boolean {
  const input = document.createElement('input');
  input.type = type;
  return type !== 'text' && input.type === type;
}

/** The value of the box as an answer; an empty text if nothing is filled in. */
function held({ value, validity }: HTMLInputElement, input: DateInput, isTyped: boolean): string {
  if (isTyped) return value;
  return validity.badInput ? UNFINISHED : asAnswer(value, input);
}

interface DateBox {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Typed as a text: there is no picker for it here. */
  readonly isTyped: boolean;
  readonly defaultValue: string;
  /** Looks at what the box holds now. */
  readonly look: () => void;
  readonly lookOnLeaving: () => void;
}

/**
 * The box of a date: what it shows of an answer, and what answer it comes to. The browser keeps what is in it: who is typing would lose their place
 * among its parts if it were written back at every key stroke.
 */
export function useDateBox(input: DateInput, date: string, onDate: (date: string) => void): DateBox {
  const ref = useRef<HTMLInputElement>(null);
  const [isTyped] = useState(() => !hasPicker(input.type));
  const [defaultValue] = useState(date === UNFINISHED ? '' : date);

  function tell(now: string) {
    if (now !== date) onDate(now);
  }

  useEffect(
    function showWhatCameFromElsewhere() {
      const box = ref.current;
      if (!box || held(box, input, isTyped) === date) return;
      box.value = date === UNFINISHED ? '' : date;
      // A partly filled date stays on the device it was typed on.
      if (date === UNFINISHED) onDate('');
    },
    // oxlint-disable-next-line react/exhaustive-deps -- not while a date is being filled in, which happens between two dates
    [date],
  );

  return {
    ref,
    isTyped,
    defaultValue,
    look: () => ref.current && tell(held(ref.current, input, isTyped)),
    lookOnLeaving: () => ref.current && tell(isTyped ? tidied(ref.current.value, input) : held(ref.current, input, isTyped)),
  };
}
