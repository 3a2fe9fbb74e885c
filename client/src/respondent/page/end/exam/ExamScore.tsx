import { type Answers, compiledOf, evaluate, readableText, walkNodes } from '@wence/schema';
import { useEffect, useState } from 'react';
import { Button } from '../../../control/Button';
import { useMessages } from '../../../i18n/messages';
import type { Session } from '../../../session/session';
import { examWords, type ExamWords } from './exam-words';
import { fetchExam, type ScoreWait, type ShownExam, type ShownQuestion } from './fetch-exam';
import styles from './ExamScore.module.css';
import { Ranking } from './Ranking';

interface ExamScoreProps {
  readonly survey: Session['survey'];
  readonly answers: Answers;
  readonly submissionId: string;
}

/** Null: it is on its way. */
type Result = { readonly exam: ShownExam | ScoreWait | null | 'failed' } | null;

interface QuestionProps {
  readonly question: ShownQuestion;
  readonly title: string;
  readonly words: ExamWords;
}

/** What somebody said about an answer, if anything. */
const Said = ({ name, text }: { name: string; text: string | null }) =>
  text !== null && (
    <dl className={styles.why}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </dl>
  );

/** How one answer was marked, and why. */
function Question({ question: { mark, score, maximum, right, analysis, comment }, title, words }: QuestionProps) {
  return (
    <li className={styles.question} data-mark={mark}>
      <p className={styles.title}>{title}</p>
      <p className={styles.mark}>
        <span className={styles.sign}>{words.marks[mark]}</span>{' '}
        <span>{mark === 'unmarked' ? words.worth(maximum) : words.points(score, maximum)}</span>
      </p>
      {right.length > 0 && mark !== 'correct' && (
        <dl className={styles.why}>
          <dt>{words.right}</dt>
          {right.map(({ label, texts }) => {
            const text = texts.join(words.comma);
            return <dd key={label ?? ''}>{label === null ? text : words.labelled(label, text)}</dd>;
          })}
        </dl>
      )}
      <Said name={words.analysis} text={analysis} />
      <Said name={words.comment} text={comment} />
    </li>
  );
}

/** The score of what was submitted, now or on an earlier visit, as far as its author shows it. Without answers, titles stand without what was inserted of them. */
export default function ExamScore({ survey: { definition, surveyId }, answers, submissionId }: ExamScoreProps) {
  const { language } = useMessages();
  const words = examWords(language);
  const [result, setResult] = useState<Result>(null);
  useEffect(
    function ask() {
      if (result) return undefined;
      let isWanted = true;
      void fetchExam({ surveyId, submissionId, answers }).then((exam) => isWanted && setResult({ exam }));
      return () => {
        isWanted = false;
      };
    },
    [result, surveyId, submissionId, answers],
  );

  if (!result) return <output className={styles.waiting}>{words.loading}</output>;
  const { exam } = result;
  if (exam === null) return null;
  if (typeof exam === 'string') {
    const isFailed = exam === 'failed';
    return (
      <section className={styles.exam}>
        <p role={isFailed ? 'alert' : 'status'}>{isFailed ? words.failed : words.waitsFor[exam]}</p>
        <Button kind="secondary" onClick={() => setResult(null)}>
          {isFailed ? words.again : words.look}
        </Button>
      </section>
    );
  }
  const { texts } = evaluate(compiledOf(definition), answers, submissionId);
  const titles = new Map(Array.from(walkNodes(definition.nodes), ({ id, title }) => [id, title]));
  return (
    <section className={styles.exam} aria-labelledby="exam-score">
      <h2 id="exam-score">{words.title}</h2>
      <p className={styles.score}>
        <strong>{words.score(exam.score, exam.maximum)}</strong>
        {exam.grade && <span className={styles.grade}>{exam.grade.title}</span>}
        {exam.passed !== null && (
          <span className={styles.verdict} data-passed={exam.passed || undefined}>
            {exam.passed ? words.passed : words.notPassed}
          </span>
        )}
      </p>
      {exam.grade?.text && <p className={styles.gradeText}>{exam.grade.text}</p>}
      {exam.waiting > 0 && (
        <p className={styles.pending}>
          {words.waiting(exam.waiting)}
          <Button kind="secondary" onClick={() => setResult(null)}>
            {words.look}
          </Button>
        </p>
      )}
      {exam.questions && (
        <ol className={styles.questions}>
          {exam.questions.map((question) => (
            <Question
              key={question.nodeId}
              question={question}
              title={readableText(texts[question.nodeId] ?? titles.get(question.nodeId) ?? '')}
              words={words}
            />
          ))}
        </ol>
      )}
      {exam.ranking && <Ranking ranking={exam.ranking} words={words} />}
    </section>
  );
}
