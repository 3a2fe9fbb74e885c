import type { ExamSetting } from '@wence/schema';
import { type ReactNode, useState } from 'react';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { NoticePage } from '../page/NoticePage';
import { welcomeIn } from '../page/WelcomePage';
import { useVisit } from '../session/visit-context';
import { RichText } from '../text/RichText';
import { askClock } from './exam-clock';
import styles from './StartPanel.module.css';
import { type ExamClockWords, wordsIn } from './words';

interface StartPanelProps {
  readonly attemptsLeft: number | null;
  /** What became of the attempt before; null: nothing to say. */
  readonly told: string | null;
}

/** The rules of the exam, each with its value. */
function rulesOf({ timeLimit, minMinutes }: ExamSetting, attemptsLeft: number | null, words: ExamClockWords): [string, string][] {
  return [
    [words.limit, timeLimit === undefined ? words.noLimit : words.minutes(timeLimit)],
    ...(minMinutes === undefined ? [] : [[words.least, words.leastMinutes(minMinutes)] as [string, string]]),
    ...(attemptsLeft === null ? [] : [[words.left, words.times(attemptsLeft)] as [string, string]]),
  ];
}

/** Says what one gets into, and starts the clock; or that no attempt is left. */
export function StartPanel({ attemptsLeft, told }: StartPanelProps): ReactNode {
  const { session } = useVisit();
  const words = wordsIn(useMessages().language);
  const [isStarting, setStarting] = useState(false);
  const { title, settings } = session.survey.definition;
  const exam = settings?.exam ?? {};
  if (attemptsLeft === 0) {
    return <NoticePage sign="paused" survey={title} title={words.noneTitle} text={told ? `${told}\n${words.noneText}` : words.noneText} />;
  }
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    await askClock(session, 'start');
    setStarting(false);
  };
  return (
    <div className={styles.panel}>
      <p className={styles.kind}>{words.exam}</p>
      <h1 id="screen-title" tabIndex={-1}>
        {title}
      </h1>
      {told && <output className={styles.told}>{told}</output>}
      {session.way.stage === 'welcome' && (
        <div className={styles.hint}>
          <RichText html={welcomeIn(session.survey.definition)} />
        </div>
      )}
      <dl className={styles.rules}>
        {rulesOf(exam, attemptsLeft, words).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        {words.hint} {exam.timeLimit !== undefined && words.atEnd}
      </p>
      <div className={styles.actions}>
        <Button isBusy={isStarting} onClick={() => void start()}>
          {isStarting ? words.starting : words.start}
        </Button>
      </div>
    </div>
  );
}
