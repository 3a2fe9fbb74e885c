import { isRequired } from '@wence/schema';
import type { FocusEvent, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { errorText } from './error-text';
import { loadedExtras } from './loaded-controls';
import { questionIds } from './question-ids';
import type { QuestionProps } from './question-props';
import styles from './QuestionFrame.module.css';
import { QuestionNumber } from './QuestionNumber';

let isDown = false;

if (typeof document !== 'undefined') {
  const down = () => {
    isDown = true;
  };
  const up = () => {
    isDown = false;
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
}

/**
 * Runs a step that may move the page once the finger is off it and its click has arrived. Otherwise an error that appears on blur pushes
 * the very thing away that is being pressed.
 */
function afterPointer(step: () => void): void {
  const later = () => setTimeout(step, 0);
  if (isDown) document.addEventListener('pointerup', later, { once: true });
  else later();
}

/** An error beside what it is about: mark and words, never colour alone. */
export function ErrorNote({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={styles.error}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm-.9 3.8h1.8v5.4H7.1V3.8Zm0 6.9h1.8v1.7H7.1v-1.7Z" />
      </svg>
      {text}
    </p>
  );
}

interface QuestionFrameProps extends QuestionProps {
  readonly hint: string;
  readonly children: ReactNode;
}

/** The frame of every question: number, required mark, title, hint, and the error right under the control. */
export function QuestionFrame({ hint, children, ...props }: QuestionFrameProps) {
  const { node, title, options, rows, answer, error, dispatch } = props;
  const messages = useMessages();
  const ids = questionIds(node.id);

  function handleBlur({ currentTarget }: FocusEvent<HTMLElement>) {
    afterPointer(() => {
      if (!currentTarget.contains(document.activeElement)) dispatch({ type: 'left', nodeId: node.id });
    });
  }

  return (
    <div className={styles.question} data-question={node.id} data-wrong={error ? '' : undefined} onBlur={handleBlur}>
      <h2 id={ids.title} className={styles.title} tabIndex={-1}>
        <span className={styles.front}>
          {isRequired(node) && (
            <span className={styles.star} aria-hidden="true">
              *
            </span>
          )}
          <QuestionNumber nodeId={node.id} />
        </span>
        <RichText html={title} />
        {isRequired(node) && <span className={styles.spoken}> {messages.required}</span>}
      </h2>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.control}>{children}</div>
      {Array.from(loadedExtras, ([name, { Extra }]) => (
        <Extra key={name} {...props} />
      ))}
      {error && <ErrorNote id={ids.error} text={errorText(messages, { node, options, rows }, answer, error)} />}
    </div>
  );
}
