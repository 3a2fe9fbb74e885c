import { isRequired } from '@wence/schema';
import type { FocusEvent, ReactNode } from 'react';
import { errorText } from '../i18n/error-text';
import { useMessages } from '../i18n/messages';
import { RichText } from '../text/RichText';
import { afterPointer } from './after-pointer';
import { ErrorNote } from './ErrorNote';
import { loadedExtras } from './loaded-controls';
import styles from './QuestionFrame.module.css';
import { QuestionNumber } from './QuestionNumber';
import { questionIds } from './question-ids';
import type { QuestionProps } from './question-props';

interface QuestionFrameProps extends QuestionProps {
  readonly hint: string;
  readonly children: ReactNode;
}

/** What all questions have: number, required mark, title, hint, and the error right under the control it is about. */
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
