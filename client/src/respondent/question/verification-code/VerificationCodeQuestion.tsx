import { type AnswerError, isRequired, type Answer, type Language } from '@wence/schema';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps, Shown } from '../base/question-props';
import { ErrorNote, QuestionFrame } from '../base/QuestionFrame';
import { isUnproven, mobileIn, typedIn } from './answer-mark';
import { CodeBox } from './CodeBox';
import { mobileCheckOf, type Tell } from './mobile-check';
import { ProvenMark } from './ProvenMark';
import { SendCodeButton } from './SendCodeButton';
import styles from './VerificationCodeQuestion.module.css';
import { wordsIn } from './words';

/** A mobile number that a code by text message proves. The answer is one once the code was right; until then it is kept and not taken. */
export function VerificationCodeQuestion(props: QuestionProps) {
  const { node, answer, error, errors, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const { surveyId, submissionId } = usePlace();
  const check = mobileCheckOf({ surveyId, submissionId, nodeId: node.id });
  const state = useSyncExternalStore(check.subscribe, check.read);
  const group = useRef<HTMLDivElement>(null);
  const typed = typedIn(answer);
  const mobile = mobileIn(typed);
  const isForgotten = errors.some(({ reason }) => reason === 'unverified');
  const isProven = answer !== undefined && 'text' in answer && !isUnproven(answer.text ?? '') && !isForgotten;
  const ids = questionIds(node.id);
  const note = state.note?.at === 'mobile' ? state.note : null;
  const noteId = `${ids.title}-note`;
  const isSent = state.sentTo !== '' && state.sentTo === mobile;
  const isToldByCode = state.note?.at === 'code' && !isProven;

  useEffect(
    function listen() {
      if (mobile !== '' && (isProven || isForgotten)) check.know(mobile, isProven);
      const tell: Tell = (value, news) => {
        dispatch({ type: 'answered', nodeId: node.id, answer: value, ...(news && { said: words.note(news) }) });
      };
      check.listen(tell, typed);
    },
    [check, dispatch, node.id, words, typed, mobile, isProven, isForgotten],
  );

  function handleType(value: string) {
    check.retype();
    dispatch({ type: 'answered', nodeId: node.id, answer: check.answerFor(value) });
  }

  function handleSend() {
    // Says what is wrong with the number.
    if (mobile === '') dispatch({ type: 'left', nodeId: node.id });
    void check.send();
  }

  return (
    <QuestionFrame {...props} error={isToldByCode ? undefined : isSent ? awaitingCode(error) : error} hint={words.hint}>
      <div ref={group} className={styles.line}>
        <input
          className={box.box}
          type="text"
          inputMode="tel"
          autoComplete="tel"
          value={typed}
          aria-labelledby={ids.title}
          aria-describedby={describedBy(ids.hint, isProven && ids.count, note !== null && noteId, error && !isToldByCode && ids.error)}
          aria-required={isRequired(node) || undefined}
          aria-invalid={error && mobile === '' ? true : undefined}
          onChange={({ target }) => handleType(target.value)}
          onKeyDown={onEnterKey(() => (isProven ? dispatch({ type: 'entered' }) : handleSend()))}
        />
        {!isProven && (
          <SendCodeButton
            state={state}
            mobile={mobile}
            words={words}
            describedBy={describedBy(ids.title, note !== null && noteId)}
            isFaulty={error !== undefined && mobile !== '' && !isSent}
            onPress={handleSend}
          />
        )}
      </div>
      {note?.outcome.kind === 'sent' && !isProven && (
        <p id={noteId} className={styles.sent}>
          {words.note(note)}
        </p>
      )}
      {note && note.outcome.kind !== 'sent' && !isProven && <ErrorNote id={noteId} text={words.note(note)} />}
      {isProven ? (
        <ProvenMark id={ids.count} text={words.proven} isNew={state.note?.at === 'code'} />
      ) : (
        <CodeBox
          check={check}
          words={words}
          titleId={ids.title}
          isFaulty={error !== undefined && isSent}
          errorId={error !== undefined && isSent && !isToldByCode && ids.error}
        />
      )}
    </QuestionFrame>
  );
}

/** A code is on its way: what is left to do is to type it. */
function awaitingCode(error: AnswerError | undefined): AnswerError | undefined {
  return error?.reason === 'mobile' ? { ...error, reason: 'incomplete' } : error;
}

function usePlace() {
  const { survey, submissionId } = useVisit().session;
  return { surveyId: survey.surveyId, submissionId };
}

/** Undefined for what is no mobile number at all: the page has words for it. */
function verificationErrorText(
  language: Language,
  { node }: Shown,
  answer: Answer | undefined,
  { reason }: AnswerError,
): string | undefined {
  const { errors } = wordsIn(language);
  if (reason === 'required') return errors.required;
  if (reason === 'unverified') return errors.forgotten;
  if (reason === 'incomplete') return errors.codeMissing;
  if (mobileIn(typedIn(answer)) === '') return undefined;
  return isRequired(node) ? errors.unproven : errors.unprovenOptional;
}

export const control: QuestionControl = { Control: VerificationCodeQuestion, errorText: verificationErrorText };
