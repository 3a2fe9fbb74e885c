import { otherTextRequired, readableText, type SurveyOption } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import styles from './OtherText.module.css';

interface OtherTextProps {
  readonly option: SurveyOption;
  readonly text: string;
  readonly isWrong: boolean;
  readonly errorId: string;
  /** The option was chosen just now and typing is what comes next. */
  readonly takesFocus: boolean;
  readonly onEnter: () => void;
  readonly onType: (text: string) => void;
}

/** The input of a chosen "other" option, inside its row. */
export function OtherText({ option, text, isWrong, errorId, takesFocus, onEnter, onType }: OtherTextProps) {
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const focusesOnce = useRef(takesFocus);

  useEffect(function focusOnceChosen() {
    if (focusesOnce.current) input.current?.focus();
    focusesOnce.current = false;
  }, []);

  return (
    <div className={styles.other}>
      <input
        ref={input}
        className={box.box}
        type="text"
        value={text}
        data-faulty={isWrong ? '' : undefined}
        aria-label={messages.otherText(readableText(option.title))}
        aria-required={otherTextRequired(option) || undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        placeholder={otherTextRequired(option) ? messages.otherPlaceholder : messages.otherPlaceholderOptional}
        onKeyDown={onEnterKey(onEnter)}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
