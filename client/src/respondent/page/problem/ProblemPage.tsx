import { type Ending, filledEnding, type FilledEnding, type Language } from '@wence/schema';
import { useState } from 'react';
import { Button } from '../../control/Button';
import { deviceStorage, draftStore, freshStart } from '../../draft/device';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import type { Refusal, Closure } from '../../survey/live-survey';
import { EndingPage } from '../end/EndingPage';
import { type SignKind, NoticePage, useTabTitle } from '../NoticePage';
import { useProblemWords } from './words';

/** The sign tells whether the survey may go on (paused), is over (done) or cannot be had (missing). */
const SIGNS: Readonly<Record<Refusal, SignKind>> = {
  notFound: 'missing',
  testLinkInvalid: 'missing',
  notStarted: 'draft',
  paused: 'paused',
  ended: 'done',
  full: 'done',
};

function signOf(why: Refusal): SignKind {
  return SIGNS[why];
}

/** An instant as the respondent's own clock shows it, with the day of the week; and the zone of that clock. */
export function startTime(opensAt: string, language: Language, timeZone?: string): { readonly time: string; readonly zone: string } {
  const at = new Date(opensAt);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: 'short', timeZone }).formatToParts(at);
  return { time, zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '' };
}

/** The author's page for a survey that takes no answers. Nobody has answered, so it knows no question and shows the fallbacks of what it inserts. */
function closedEnding(closed: Ending, language: Language): FilledEnding | null {
  const definition = { format: 1, lastId: 0, title: '', language, nodes: [], endings: { closed } } as const;
  return filledEnding(definition, { status: 'closed', ...freshStart().origin });
}

interface ProblemPageProps {
  readonly surveyId: string;
  readonly problem: Closure;
  readonly onRetry: () => void;
}

/** Reason why there is nothing to answer, and what can be done about it. */
export function ProblemPage({ surveyId, problem: { why, opensAt, ending: made }, onRetry }: ProblemPageProps) {
  const messages = useMessages();
  const words = useProblemWords();
  const [hasDraft] = useState(() => Object.keys(draftStore.readDraft(surveyId)?.answers ?? {}).length > 0);
  const { title, text } = words[why];
  const ending = made ? closedEnding(made, messages.language) : null;
  useTabTitle(ending?.title ?? title);
  const lines = [opensAt && words.startsAt(startTime(opensAt, messages.language)), text, hasDraft && deviceStorage.isDurable && words.kept];
  const told = lines.filter((line): line is string => typeof line === 'string' && line !== '');
  const again = (why === 'notStarted' || why === 'paused') && (
    <Button kind="secondary" onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
  if (ending) {
    // The author's text takes the place of ours, but not of the time that it starts at and of what is kept.
    const notes = ending.text === null ? [] : told.filter((line) => line !== text);
    return (
      <EndingPage ending={ending} title={title} text={told.join('\n')} notes={notes}>
        {again}
      </EndingPage>
    );
  }
  return (
    <NoticePage sign={signOf(why)} title={title} text={told.join('\n')}>
      {again}
    </NoticePage>
  );
}

/** Tells that the survey closed while it was being answered. The answers stay on the device. */
export function ClosedPage({ closure: { why, opensAt } }: { readonly closure: Closure }) {
  const { session, dispatch, isDurable } = useVisit();
  const messages = useMessages();
  const words = useProblemWords();
  const lines = [
    opensAt && words.startsAt(startTime(opensAt, messages.language)),
    words[why].answering,
    isDurable ? words.kept : words.notKept,
  ];
  return (
    <NoticePage
      sign={signOf(why) === 'done' ? 'paused' : signOf(why)}
      survey={session.survey.definition.title}
      title={words[why].title}
      text={lines.filter(Boolean).join('\n')}
    >
      {(why === 'paused' || why === 'notStarted') && <Button onClick={() => dispatch({ type: 'retried' })}>{messages.tryAgain}</Button>}
      <Button kind="secondary" onClick={() => dispatch({ type: 'reopened' })}>
        {messages.backToAnswers}
      </Button>
    </NoticePage>
  );
}
