import { useId } from 'react';
import buttons from '../../control/Button.module.css';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { describedBy } from '../base/question-ids';
import { ErrorNote } from '../base/QuestionFrame';
import { CODE_LENGTH, type MobileCheck } from './mobile-check';
import styles from './VerificationCodeQuestion.module.css';
import type { VerificationWords } from './words';

interface CodeBoxProps {
  readonly check: MobileCheck;
  readonly words: VerificationWords;
  readonly titleId: string;
  readonly isFaulty: boolean;
  /** Id of the question's error text about the code. */
  readonly errorId: string | false;
}

const NO_DIGIT = /\D/g;

/** The code from the text message. Six digits are checked at once: the phone fills them in from the message. */
export function CodeBox({ check, words, titleId, isFaulty, errorId }: CodeBoxProps) {
  const { code, work, note } = check.state;
  const id = useId();
  const isWrong = note?.at === 'code' && note.outcome.kind !== 'proven';

  function handleChange(value: string) {
    const next = value.replaceAll(NO_DIGIT, '').slice(0, CODE_LENGTH);
    if (next === code) return;
    check.type(next);
    if (next.length === CODE_LENGTH) void check.check();
  }

  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {words.code}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={box.box}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          aria-describedby={describedBy(titleId, isWrong && `${id}-note`, errorId)}
          aria-invalid={isWrong || isFaulty || undefined}
          data-faulty={isFaulty ? '' : undefined}
          onChange={({ target }) => handleChange(target.value)}
          onKeyDown={onEnterKey(() => void check.check())}
        />
        <button
          type="button"
          className={`${buttons.button} ${buttons.secondary}`}
          aria-disabled={work === 'checking' || undefined}
          aria-describedby={titleId}
          onClick={() => void check.check()}
        >
          {work === 'checking' ? words.checking : words.check}
        </button>
      </div>
      {isWrong && <ErrorNote id={`${id}-note`} text={words.note(note)} />}
    </>
  );
}
