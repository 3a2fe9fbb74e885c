import { useEffect, useRef } from 'react';
import styles from './PlainTextField.module.css';
import { type TextFieldOptions, useTextField } from './useTextField';

interface PlainTextFieldProps extends TextFieldOptions {
  label: string;
  className?: string;
  placeholder?: string;
  maxLength: number;
  /** Increment to request the caret. */
  focusRequest?: number;
  /** Selects the whole text when the caret is requested. */
  selectAll?: boolean;
  onFocus?: () => void;
  /** Backspace in an empty field. */
  onEraseEmpty?: () => void;
  /** Alt with an arrow: what the text belongs to goes one place up (-1) or down. */
  onMove?: (step: -1 | 1) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Text edited where it stands. It grows with its text, takes plain text only, and one line unless told otherwise. */
export function PlainTextField({
  label,
  className = '',
  placeholder,
  maxLength,
  focusRequest,
  selectAll,
  onFocus,
  onEraseEmpty,
  onMove,
  ...text
}: PlainTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { shown, handlers } = useTextField(text);

  useEffect(
    function placeCaret() {
      const area = field.current;
      if (focusRequest === undefined || !area) return;
      area.focus();
      area.setSelectionRange(selectAll ? 0 : area.value.length, area.value.length);
    },
    [focusRequest, selectAll],
  );

  return (
    // The hidden copy of the text gives the box its height where `field-sizing` does not exist yet.
    <span className={`${styles.grow} ${className}`} data-copy={`${shown || placeholder || ''} `}>
      <textarea
        ref={field}
        rows={1}
        cols={1}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={shown}
        spellCheck={false}
        onKeyDownCapture={(event) => {
          const step = event.altKey ? STEPS[event.key] : undefined;
          if (event.key === 'Backspace' && shown === '' && onEraseEmpty) {
            event.preventDefault();
            onEraseEmpty();
          }
          if (step && onMove) {
            event.preventDefault();
            onMove(step);
          }
        }}
        {...handlers}
        onFocus={() => {
          handlers.onFocus();
          onFocus?.();
        }}
      />
    </span>
  );
}
