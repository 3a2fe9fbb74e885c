import { cloneElement, type ReactNode, useEffect, useRef } from 'react';
import { deviceStorage } from '../draft/device';
import { useMessages } from '../i18n/messages';
import type { ExtraRowProps } from '../question/base/loaded-controls';
import type { QuestionProps } from '../question/base/question-props';
import { useVisit } from '../session/visit-context';
import { fetchResults } from './fetch-results';
import { ResultStore } from './result-store';
import styles from './Results.module.css';
import { ResultsPage } from './ResultsPage';
import { wordsIn } from './words';

/** Note under a question that shows results: the number of answers, and that one's own choice is final. */
function ResultNote({ node }: QuestionProps) {
  const { results, stage } = useVisit().session;
  const result = results?.[node.id];
  const words = wordsIn(useMessages().language);
  if (!result) return null;
  return (
    <p className={styles.note}>
      {words.base(result.base)}
      {stage === 'form' && <span className={styles.stays}>{words.stays}</span>}
    </p>
  );
}

/** An option with the share of those who chose it, once the question shows it. The row stays the same element, so the keyboard stays where it is. */
function ResultRow({ nodeId, row }: ExtraRowProps) {
  const result = useVisit().session.results?.[nodeId];
  if (!result) return row;
  const { option, isChosen, children } = row.props;
  const id = `q${nodeId}-${option.id}-result`;
  const percent = result.percents[option.id];
  const bar = percent !== undefined && (
    <div className={styles.result} data-own={isChosen ? '' : undefined}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${percent}%` }} />
      </span>
      <span id={id} className={styles.percent}>
        {percent}%
      </span>
    </div>
  );
  return cloneElement(
    row,
    { isFixed: true, isFull: false, describedBy: bar ? id : undefined, below: bar },
    children && (
      <fieldset className={styles.still} disabled>
        {children}
      </fieldset>
    ),
  );
}

const keptResults = new ResultStore(deviceStorage);

/** Wraps the screens of a visit: fetches results, keeps them as long as the visit lasts, and shows those of the last page. */
export function Results({ children }: { readonly children: ReactNode }) {
  const { session, dispatch } = useVisit();
  const { results, asking, receipt, submissionId } = session;
  const { surveyId } = session.survey;
  const words = wordsIn(useMessages().language);
  const said = asking?.accepted ? words.shownAfter : words.shown;
  const newest = useRef(session);
  useEffect(function keepNewest() {
    newest.current = session;
  });

  useEffect(
    function recall() {
      const kept = keptResults.read({ surveyId, submissionId });
      if (kept) dispatch({ type: 'resultsCame', results: kept, said: '' });
    },
    [surveyId, submissionId, dispatch],
  );

  useEffect(
    function remember() {
      if (receipt) keptResults.forget(surveyId);
      else if (results) keptResults.write({ surveyId, submissionId }, results);
    },
    [results, receipt, surveyId, submissionId],
  );

  useEffect(
    function askWhenNeeded() {
      if (asking) void fetchResults(newest.current).then((came) => dispatch({ type: 'resultsCame', results: came, said }));
    },
    [asking, said, dispatch],
  );

  return session.stage === 'shownResults' ? <ResultsPage /> : children;
}

export { ResultNote as Extra, ResultRow as Row, Results as Around };
export { reduceWithResults as reduce } from './results-step';
