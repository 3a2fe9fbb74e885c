import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../control/Button';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import { postJson } from '../../send/post-json';
import { useVisit } from '../../session/visit-context';
import { challengeWords } from './challenge-words';
import styles from './KeyForm.module.css';

interface Question {
  readonly question: string;
  readonly token: string;
}

/** The question for this submission; null: it did not arrive. */
async function fetchQuestion(surveyId: string, submissionId: string): Promise<Question | null> {
  const posted = await postJson(surveyId, 'challenge', { submissionId });
  return posted?.envelope?.code === '00000' ? (posted.envelope.data as Question) : null;
}

interface ChallengeFormProps {
  /** Why the server refused the answer before this one. */
  readonly reason: string | undefined;
}

/** Asks the question that tells people from programs, and another one for whom it is too hard. */
export function ChallengeForm({ reason }: ChallengeFormProps) {
  const [round, setRound] = useState(0);
  return <OneQuestion key={round} reason={round === 0 ? reason : undefined} onOther={() => setRound(round + 1)} />;
}

interface OneQuestionProps extends ChallengeFormProps {
  readonly onOther: () => void;
}

/** Once it is answered, the same answers are sent again with what was typed. */
function OneQuestion({ reason = 'missing', onOther }: OneQuestionProps) {
  const { session, dispatch } = useVisit();
  const { language, tryAgain } = useMessages();
  const words = challengeWords(language);
  const [question, setQuestion] = useState<Question | 'loading' | 'failed'>('loading');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { surveyId } = session.survey;
  const { submissionId } = session;

  useEffect(
    function ask() {
      let isCurrent = true;
      void fetchQuestion(surveyId, submissionId).then((fetched) => isCurrent && setQuestion(fetched ?? 'failed'));
      return () => {
        isCurrent = false;
      };
    },
    [surveyId, submissionId],
  );

  if (question === 'loading') return <output>{words.loading}</output>;
  if (question === 'failed') {
    return (
      <div className={styles.form}>
        <p className={styles.fault} role="alert">
          {words.failed}
        </p>
        <Button kind="secondary" onClick={onOther}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  const enter = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed === '');
    if (typed !== '') dispatch({ type: 'proved', proof: { token: question.token, answer: typed } });
  };
  const fault = isMissing ? words.missing : typed === '' && words.faults.get(reason);
  return (
    <form className={styles.form} onSubmit={enter} noValidate>
      <label htmlFor="challenge">{question.question}</label>
      <input
        id="challenge"
        className={box.box}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={typed}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'challenge-fault' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {fault && (
        <p id="challenge-fault" className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Button type="submit">{words.enter}</Button>
      <Button kind="quiet" onClick={onOther}>
        {words.other}
      </Button>
    </form>
  );
}
