import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../shared/notice/notices';
import styles from './PlainTextField.module.css';
import { type TextFieldOptions, useTextField } from './useTextField';

interface PlainTextFieldProps extends TextFieldOptions {
  label: string;
  className?: string;
  placeholder?: string;
  /** Characters; absent where the text is cut by `fit`. */
  maxLength?: number;
  /** Increment to request the caret. */
  focusRequest?: number;
  /** Selects the whole text when the caret is requested. */
  selectAll?: boolean;
  /** Selects the whole text when the field is entered, so that typing replaces it: nobody has written it. */
  selectOnFocus?: boolean;
  onFocus?: () => void;
  /** Takes pasted text instead of the field, and returns true; `before` and `after` are what stays of the text around it. */
  onPaste?: (pasted: string, before: string, after: string) => boolean;
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
  selectOnFocus = false,
  onFocus,
  onPaste,
  onEraseEmpty,
  onMove,
  ...text
}: PlainTextFieldProps) {
  const { t } = useTranslation('editor');
  const field = useRef<HTMLTextAreaElement>(null);
  const isEntered = useRef(false);
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

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const [before, after] = [shown.slice(0, selectionStart), shown.slice(selectionEnd)];
    if (onPaste?.(pasted, before, after)) event.preventDefault();
    // The browser cuts what is too long, without a word.
    else if (maxLength !== undefined && before.length + pasted.length + after.length > maxLength)
      announce({ kind: 'say', message: t('pasteCut', { max: maxLength }) });
  };

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
        onPaste={paste}
        onFocus={(event) => {
          handlers.onFocus();
          onFocus?.();
          isEntered.current = selectOnFocus;
          if (selectOnFocus) event.currentTarget.select();
        }}
        onMouseUp={(event) => {
          // The click that entered the field has put the caret where it was.
          if (isEntered.current) event.currentTarget.select();
          isEntered.current = false;
        }}
      />
    </span>
  );
}
