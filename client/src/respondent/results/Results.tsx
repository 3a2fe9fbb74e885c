import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages';
import { deviceStorage } from '../visit/device';
import { useVisit } from '../visit/visit-context';
import { askResults } from './ask-results';
import { wordsIn } from './i18n/words';
import { KeptResults } from './kept-results';
import { ResultsPage } from './ResultsPage';

const keptResults = new KeptResults(deviceStorage);

/** Around the screens of a visit: does what is under way with results, remembers them as long as the visit lasts, and shows those of the last page. */
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
    function fetchResults() {
      if (asking) void askResults(newest.current).then((came) => dispatch({ type: 'resultsCame', results: came, said }));
    },
    [asking, said, dispatch],
  );

  return session.stage === 'shownResults' ? <ResultsPage /> : children;
}
