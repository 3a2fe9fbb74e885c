import { useEffect, useState } from 'react';
import { hasWords, MessagesContext, messagesIn } from './i18n/messages';
import { hasControls } from './opening/controls';
import { laterPages } from './opening/later-pages';
import { languageFor, openSurvey, rememberedPage } from './opening/open-survey';
import { Frame } from './page/Frame';
import { LoadingPage } from './page/LoadingPage';
import { UnreachablePage } from './page/UnreachablePage';
import type { Opened } from './survey/live-survey';
import { testToken } from './survey/visit-access';
import { VisitApp } from './visit/VisitApp';

interface AppProps {
  readonly surveyId: string;
  /** The survey inlined into the page; null if the page came without data. */
  readonly inlined: Opened | null;
}

/** Opens the survey and shows what that came to, in the survey's language. */
export function App({ surveyId, inlined }: AppProps) {
  const [opened, setOpened] = useState(() => (isComplete(inlined) ? inlined : null));
  const [isRetry, setRetry] = useState(false);

  useEffect(
    function openWhenNeeded() {
      if (!opened) void openSurvey(surveyId, isRetry ? null : inlined).then(setOpened);
    },
    [opened, surveyId, inlined, isRetry],
  );
  const retry = () => {
    setRetry(true);
    setOpened(null);
  };

  const language = languageFor(opened ?? inlined);
  useEffect(
    function nameLanguage() {
      document.documentElement.lang = language;
    },
    [language],
  );

  return <MessagesContext value={messagesIn(language)}>{screenFor(opened, retry)}</MessagesContext>;
}

/** Nothing has to be fetched before it can be shown. */
function isComplete(opened: Opened | null): boolean {
  if (!opened || !hasWords(languageFor(opened)) || testToken()) return false;
  return opened.kind === 'live' && hasControls(opened.survey.definition) && !rememberedPage(opened);
}

function screenFor(opened: Opened | null, onRetry: () => void) {
  if (opened?.kind === 'live') return <VisitApp survey={opened.survey} />;
  return <Frame>{opened ? <Problem surveyId={opened.surveyId} problem={opened.problem} onRetry={onRetry} /> : <LoadingPage />}</Frame>;
}

type Told = Extract<Opened, { kind: 'problem' }>;

function Problem({ surveyId, problem, onRetry }: Pick<Told, 'surveyId' | 'problem'> & { readonly onRetry: () => void }) {
  const { ProblemPage } = laterPages.problem ?? {};
  if (problem.why === 'unreachable' || !ProblemPage) return <UnreachablePage onRetry={onRetry} />;
  return <ProblemPage surveyId={surveyId} problem={problem} onRetry={onRetry} />;
}
