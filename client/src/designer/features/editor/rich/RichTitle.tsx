import { useEffect, useRef } from 'react';
import { richElements } from '../../../../shared/rich-text/rich-elements';
import { useOfSession } from '../session/session-store';
import styles from './rich-title.module.css';
import { shownTitle } from './shown-title';

interface RichTitleProps {
  html: string;
  /** What pressing it does, in words; without it is only looked at. */
  label?: string;
  /** A number that grows asks for the focus. */
  focusRequest?: number;
  onPress?: () => void;
}

/** A title with its formats, as respondents see it. Nothing in it reacts by itself: the whole is one button, or nothing is. */
export const RichTitle = ({ html, label, focusRequest, onPress }: RichTitleProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useOfSession(({ view }) => shownTitle(html, view));
  useEffect(
    function takeFocus() {
      if (focusRequest !== undefined) button.current?.focus();
    },
    [focusRequest],
  );
  return (
    <span className={styles.title}>
      <span className={styles.text} inert={onPress !== undefined}>
        {richElements(shown, styles)}
      </span>
      {onPress && <button ref={button} type="button" className={styles.button} aria-label={label} onClick={onPress} />}
    </span>
  );
};
