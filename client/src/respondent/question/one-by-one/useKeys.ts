import { useEffect } from 'react';
import type { ControlName } from '../../session/answerable';
import type { QuestionProps } from '../base/question-props';
import styles from './OneByOne.module.css';

const DIGIT = /^[1-9]$/;
const LETTER = /^[a-z]$/i;

/** Index of the option that a key chooses: 1 and A the first, J the tenth. Returns -1 for other keys. */
export function placeOf(key: string): number {
  if (DIGIT.test(key)) return Number(key) - 1;
  return LETTER.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1;
}

const WITH_KEYS: readonly (ControlName | null)[] = ['single', 'multiple', 'choice', 'images', 'rate'];
/** Elements in which keys have a meaning of their own. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
const PRESSING = 'button, a, summary';

/** The input that a key chooses. On a scale the key is the number: 5 is five points. */
function markFor(key: string, question: Element, isScale: boolean): HTMLElement | undefined {
  const marks = [...question.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')];
  if (!isScale) return marks[placeOf(key)];
  return /^\d$/.test(key) ? marks.find(({ value }) => value === key) : undefined;
}

/** Lets keys choose options, and Enter go on, while no text is being typed. Returns whether this question has such keys. */
export function useKeys({ node, dispatch }: QuestionProps, control: ControlName | null): boolean {
  const hasKeys = WITH_KEYS.includes(control);

  useEffect(
    function listenForKeys() {
      const question = document.querySelector<HTMLElement>(`[data-question="${node.id}"]`);
      if (hasKeys && control !== 'images') question?.classList.add(styles[control === 'rate' ? 'scale' : 'rows'] ?? '');
      function handleKey(event: KeyboardEvent) {
        const { key, target } = event;
        const isOurs = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat || event.defaultPrevented);
        if (!isOurs || !(target instanceof Element) || target.closest(TYPING) || document.querySelector('dialog[open]')) return;
        if (key === 'Enter') {
          if (!target.closest(PRESSING)) dispatch({ type: 'entered' });
          return;
        }
        const mark = hasKeys && question ? markFor(key, question, control === 'rate') : undefined;
        if (!mark) return;
        // The key is spent: what opens under it, such as the input of an option, must not get it as well.
        event.preventDefault();
        mark.focus();
        mark.click();
      }
      document.addEventListener('keydown', handleKey);
      return () => document.removeEventListener('keydown', handleKey);
    },
    [node.id, hasKeys, control, dispatch],
  );

  return hasKeys;
}
