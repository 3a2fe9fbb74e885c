import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { AnswerCard } from './AnswerCard';
import type { MarkingProgressFragment } from './marking.generated';
import { keyOf } from './marks';
import styles from './marking.module.css';
import { type Shown, useAnswers } from './useMarking';

interface QueueProps {
  surveyId: string;
  shown: Shown;
  questions: MarkingProgressFragment['questions'];
  showsPerson: boolean;
  onShowMarked: () => void;
}

/** The points of the first answer that has none, from `place` on. */
function fieldFrom(list: HTMLElement | null, place: number): HTMLInputElement | null {
  const cards = Array.from(list?.querySelectorAll<HTMLElement>('[data-answer]') ?? []);
  const next = [...cards.slice(place), ...cards.slice(0, place)].find((card) => card.dataset.marked === undefined);
  return next?.querySelector('input') ?? null;
}

/** A page of answers; whoever stores one goes on with the next that has no points yet. */
export function Queue({ surveyId, shown, questions, showsPerson, onShowMarked }: QueueProps) {
  const { t } = useTranslation('marking');
  const { answers, given, failed, retry, hasNext, isBeyondFirst, goOn, startOver, mark } = useAnswers(surveyId, shown);
  const list = useRef<HTMLUListElement>(null);
  const first = answers?.[0] && keyOf(answers[0]);
  useEffect(
    function beginAtTheTop() {
      if (first !== undefined && shown.state === 'WAITING') fieldFrom(list.current, 0)?.focus({ preventScroll: true });
    },
    [first, shown.state],
  );

  if (failed) return <LoadFailed onRetry={retry} />;
  if (!answers) {
    return (
      <PageSkeleton>
        <SkeletonLines widths={[40, 90, 70, 40, 90]} />
      </PageSkeleton>
    );
  }
  if (answers.length === 0) {
    if (isBeyondFirst) {
      return (
        <StateMessage title={t('endReached')}>
          <Button onClick={() => void startOver()}>{t('startOver')}</Button>
        </StateMessage>
      );
    }
    return shown.state === 'WAITING' ? (
      <StateMessage title={t('allMarked')} help={t('allMarkedHelp')}>
        <Button onClick={onShowMarked}>{t('showMarked')}</Button>
      </StateMessage>
    ) : (
      <StateMessage title={t('noneMarked')} />
    );
  }
  const nodes = new Map(questions.map((question) => [question.nodeId, question]));
  const left = answers.filter((answer) => answer.points === null && !given.has(keyOf(answer))).length;
  return (
    <>
      <ul ref={list} className={styles.answers}>
        {answers.map((answer, place) => {
          const question = nodes.get(answer.nodeId);
          return (
            question && (
              <AnswerCard
                key={keyOf(answer)}
                surveyId={surveyId}
                answer={answer}
                question={question}
                showsQuestion={shown.nodeId === null}
                showsPerson={showsPerson}
                given={given.get(keyOf(answer))}
                onMark={async (value) => {
                  const refused = await mark(answer, value);
                  if (refused === null) fieldFrom(list.current, place + 1)?.focus();
                  return refused;
                }}
              />
            )
          );
        })}
      </ul>
      <p className={styles.footer}>
        {shown.state === 'WAITING' && <span>{left > 0 ? t('leftHere', { count: left }) : t('pageDone')}</span>}
        {hasNext && (
          <Button type={left === 0 ? 'primary' : 'default'} onClick={goOn}>
            {t('next')}
          </Button>
        )}
        {!hasNext && (isBeyondFirst || shown.state === 'WAITING') && <Button onClick={() => void startOver()}>{t('startOver')}</Button>}
      </p>
      <p className={styles.note}>{t('keys')}</p>
    </>
  );
}
