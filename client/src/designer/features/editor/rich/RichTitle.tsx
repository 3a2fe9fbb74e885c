import { compileText, escapeHtml, findNode, type SurveyDefinition } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { richElements } from '../../../../shared/rich-text/rich-elements';
import { useSessionValue } from '../session/session-store';
import styles from './RichTitle.module.css';

/** A rich title as the canvas shows it: inserted answers as marked places with the code that their question has now. */
function shownTitle(html: string, definition: SurveyDefinition): string {
  const compiled = compileText(html);
  if (!compiled) return html;
  const { parts, tokens } = compiled;
  return parts
    .map((part, place) => {
      const token = tokens[place];
      if (!token) return part;
      const code = findNode(definition, token.nodeId)?.code ?? '?';
      return `${part}<span style="color: #155e75; background-color: #ecfeff">[${escapeHtml(code)}]</span>`;
    })
    .join('');
}

interface RichTitleProps {
  html: string;
  /** Accessible name of the button; absent if the title cannot be pressed. */
  label?: string;
  /** Increment to request focus. */
  focusRequest?: number;
  onPress?: () => void;
}

/** A title with its formats, as respondents see it. Nothing in it reacts by itself: the whole is one button, or nothing is. */
export function RichTitle({ html, label, focusRequest, onPress }: RichTitleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useSessionValue(({ view }) => shownTitle(html, view));
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
}
