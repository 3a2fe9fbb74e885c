import { type Ending, filledEnding, type FilledEnding, type Language } from '@wence/schema';
import { useState } from 'react';
import { Button } from '../../control/Button';
import { deviceStorage, draftStore, freshStart } from '../../draft/device';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import type { Refusal, Closure } from '../../survey/live-survey';
import { EndingPage } from '../end/EndingPage';
import { type SignKind, NoticePage, useTabTitle } from '../NoticePage';
import { ChallengeForm } from './ChallengeForm';
import { KeyForm } from './KeyForm';
import { WechatWay } from './WechatWay';
import { useWechatWords } from './wechat-words';
import { useProblemWords } from './words';

export { ReusedButtons, ReusedNote } from './Reused';

/** The sign tells whether the survey may go on (paused), is over (done) or cannot be had (missing). */
const SIGNS: Readonly<Record<Refusal, SignKind>> = {
  notFound: 'missing',
  testLinkInvalid: 'missing',
  notStarted: 'draft',
  paused: 'paused',
  ended: 'done',
  full: 'done',
  A0427: 'done',
  A0428: 'missing',
  A0429: 'missing',
  A0430: 'draft',
  A0431: 'paused',
  A0432: 'missing',
  A0433: 'draft',
  A0434: 'draft',
  A0437: 'missing',
  A0438: 'draft',
  A0501: 'paused',
};

/** What these ask for before the survey opens. */
const KEYS = { A0430: 'password', A0433: 'invitationCode' } as const;

/** Whoever comes back to one of these may have answered it before it was full or over, or as often as one may. */
const MAY_BE_ANSWERED: ReadonlySet<Refusal> = new Set(['A0427', 'A0428', 'ended', 'full']);

/** Another try may help with these. */
const MAY_HELP: ReadonlySet<Refusal> = new Set(['notStarted', 'paused', 'A0431', 'A0501']);

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

/** When a survey can be answered, or answered again; null: nobody can tell. */
function timeLine(closure: Closure, words: ReturnType<typeof useProblemWords>, language: Language): string | null {
  const { why, opensAt, nextAt, retryAfterSeconds } = closure;
  if (retryAfterSeconds) return words.waitFor(Math.ceil(retryAfterSeconds / 60));
  if (nextAt) return words.againAt(startTime(nextAt, language));
  if (!opensAt) return null;
  return why === 'A0431' ? words.opensAt(startTime(opensAt, language)) : words.startsAt(startTime(opensAt, language));
}

interface ProblemPageProps {
  readonly surveyId: string;
  readonly problem: Closure;
  readonly onRetry: () => void;
}

/** Reason why there is nothing to answer, and what can be done about it. */
export function ProblemPage({ surveyId, problem, onRetry }: ProblemPageProps) {
  const { why, ending: made } = problem;
  const messages = useMessages();
  const words = useProblemWords();
  const [hasDraft] = useState(() => Object.keys(draftStore.readDraft(surveyId)?.answers ?? {}).length > 0);
  const [hasAnswered] = useState(() => MAY_BE_ANSWERED.has(why) && draftStore.readReceipt(surveyId) !== null);
  // Whoever comes back by a link that was used has answered, whatever keeps them out.
  const said = why === 'A0428' && problem.reason === 'used' ? 'A0427' : why;
  const isInWechat = why === 'A0438' && problem.reason !== 'outside';
  const wechat = useWechatWords();
  const { title } = hasAnswered ? words.received : isInWechat ? wechat : words[said];
  const asks = why === 'A0430' || why === 'A0433' ? KEYS[why] : null;
  // What is wrong with a key is said at its field.
  const text = hasAnswered
    ? words.received.text
    : (!asks && { ...words.reasons, ...wechat.reasons }[problem.reason ?? '']) || (isInWechat ? wechat.asking : words[why].text);
  const ending = made ? closedEnding(made, messages.language) : null;
  useTabTitle(ending?.title ?? title);
  const when = timeLine(problem, words, messages.language);
  const lines = hasAnswered ? [text, when] : [when, text, hasDraft && deviceStorage.isDurable && words.kept];
  const shown = lines.filter((line): line is string => typeof line === 'string' && line !== '');
  const again = MAY_HELP.has(why) && (
    <Button kind="secondary" onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
  if (ending) {
    // The author's text takes the place of ours, but not of the time that it starts at and of what is kept.
    const notes = ending.text === null ? [] : shown.filter((line) => line !== text);
    return (
      <EndingPage ending={ending} title={title} text={shown.join('\n')} notes={notes}>
        {again}
      </EndingPage>
    );
  }
  return (
    <NoticePage sign={hasAnswered ? 'done' : signOf(said)} title={title} text={shown.join('\n')}>
      {why === 'A0438' && <WechatWay surveyId={surveyId} reason={problem.reason} again={problem.again} />}
      {asks ? <KeyForm what={asks} reason={problem.reason} onEntered={onRetry} /> : again}
    </NoticePage>
  );
}

/** Tells that the survey closed while it was being answered. The answers stay on the device. */
export function ClosedPage({ closure }: { readonly closure: Closure }) {
  const { why } = closure;
  const { session, dispatch, isDurable } = useVisit();
  const messages = useMessages();
  const words = useProblemWords();
  const lines = [timeLine(closure, words, messages.language), words[why].answering, isDurable ? words.kept : words.notKept];
  return (
    <NoticePage
      sign={signOf(why) === 'done' ? 'paused' : signOf(why)}
      survey={session.survey.definition.title}
      title={words[why].title}
      text={lines.filter(Boolean).join('\n')}
    >
      {why === 'A0433' && (
        <KeyForm
          what="invitationCode"
          reason={closure.reason}
          action={words.keys.invitationCode.again}
          onEntered={() => dispatch({ type: 'retried' })}
        />
      )}
      {why === 'A0434' && <ChallengeForm reason={closure.reason} />}
      {why === 'A0438' && <WechatWay surveyId={session.survey.surveyId} reason={closure.reason} />}
      {MAY_HELP.has(why) && <Button onClick={() => dispatch({ type: 'retried' })}>{messages.tryAgain}</Button>}
      <Button kind="secondary" onClick={() => dispatch({ type: 'reopened' })}>
        {words.back}
      </Button>
    </NoticePage>
  );
}
