import { type Language, languageOf } from '@wence/schema';
import { useEffect, useState } from 'react';
import { MessagesContext, messagesIn } from './i18n/messages';
import { Frame } from './page/Frame';
import { LoadingPage } from './page/LoadingPage';
import { ProblemPage } from './page/ProblemPage';
import type { Opened } from './survey/live-survey';
import { fetchSurvey } from './survey/open-survey';
import { VisitApp } from './visit/VisitApp';

interface AppProps {
  readonly surveyId: string;
  /** What came with the page; null when it came without data. */
  readonly inlined: Opened | null;
}

/** Opens the survey and shows what that came to, in the survey's language. */
export function App({ surveyId, inlined }: AppProps) {
  const [opened, setOpened] = useState(inlined);

  useEffect(
    function openWhenNeeded() {
      if (!opened) void fetchSurvey(surveyId).then(setOpened);
    },
    [opened, surveyId],
  );

  const language = languageFor(opened);
  useEffect(
    function nameLanguage() {
      document.documentElement.lang = language;
    },
    [language],
  );

  return <MessagesContext value={messagesIn(language)}>{screenFor(opened, () => setOpened(null))}</MessagesContext>;
}

function screenFor(opened: Opened | null, onRetry: () => void) {
  if (opened?.kind === 'live') return <VisitApp survey={opened.survey} />;
  return <Frame>{opened ? <ProblemPage surveyId={opened.surveyId} problem={opened.problem} onRetry={onRetry} /> : <LoadingPage />}</Frame>;
}

/** The survey's own language; before it is known, the one the server gave the page or the browser asks for. */
function languageFor(opened: Opened | null): Language {
  if (opened?.kind === 'live') return languageOf(opened.survey.definition);
  if (opened?.language) return opened.language;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}
