import { choicesOf, type Language, optionsOf, walkNodes } from '@wence/schema';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages';
import type { QuestionProps } from '../question/base/question-props';
import { postJson } from '../send/post-json';
import type { Session } from '../session/session';
import { useVisit } from '../session/visit-context';
import { viewOf } from '../session/way';
import { testToken } from '../survey/visit-access';
import { closeOptions } from './close-options';
import { onRoom, parseRoom, readRoom, type Room, tellRoom } from './room';
import styles from './RoomWatch.module.css';
import { wordsIn } from './words';

/** Milliseconds without a change before the server is asked, and until it is asked again without any. */
const PAUSE_MS = 500;
const AGAIN_MS = 60_000;

/** The answers that the quotas look at: none before the server has said which these are. */
function answersThatCount({ way }: Session, { nodeIds }: Room) {
  return Object.fromEntries(Object.entries(way.answers).filter(([id]) => nodeIds.includes(Number(id))));
}

/** Counts the questions to the server: an answer that was overtaken by a later question is out of date. */
let turn = 0;

/** Asks where there is no room left. Where no answer comes, the submission decides as ever. */
async function ask(session: Session): Promise<void> {
  turn += 1;
  const asked = turn;
  const { survey, submissionId } = session;
  const { surveyId, version, definition } = survey;
  const answers = answersThatCount(session, readRoom());
  const posted = definition.settings?.reserveMinutes
    ? await postJson(surveyId, 'quota/reserve', { answers, version, submissionId })
    : await postJson(surveyId, 'quota', { answers, version });
  const room = posted?.envelope?.code === '00000' ? parseRoom(posted.envelope.data) : null;
  if (room && asked === turn) tellRoom(room);
}

/** Asks for room on each page, when an answer that counts changes and each minute, and hides the options that are full. Test mode takes no seats. */
export function Around({ children }: { readonly children: ReactNode }) {
  const { session, dispatch } = useVisit();
  const room = useSyncExternalStore(onRoom, readRoom);
  const isAnswering = session.stage === 'form' && !testToken();
  const question = isAnswering ? JSON.stringify([session.submissionId, viewOf(session).page?.id, answersThatCount(session, room)]) : null;
  useEffect(
    function askAfterPause() {
      if (question === null) return undefined;
      const timer = setTimeout(() => void ask(session), PAUSE_MS);
      const repeat = setInterval(() => {
        if (!document.hidden) void ask(session);
      }, AGAIN_MS);
      return () => {
        clearTimeout(timer);
        clearInterval(repeat);
      };
    },
    // The session changes with every key; what is asked changes with what the question holds.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [question],
  );
  useEffect(
    function showWhatChanged() {
      dispatch({ type: 'returned' });
    },
    [room, dispatch],
  );
  return children;
}

const timeOf = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(instant));

/** Says at the questions concerned that a place is kept, or what is full: once that answers like these are, and where options are missing. */
export function Extra({ node }: QuestionProps) {
  const { way, survey } = useVisit().session;
  const { full, closed, nodeIds, reservedUntil } = useSyncExternalStore(onRoom, readRoom);
  const { language } = useMessages();
  const words = wordsIn(language);
  if (full || reservedUntil) {
    const answered = [...walkNodes(survey.definition.nodes)].filter(({ id }) => nodeIds.includes(id) && way.answers[id] !== undefined);
    if (answered.at(-1)?.id === node.id) {
      return <output className={styles.full}>{full || !reservedUntil ? words.full : words.kept(timeOf(reservedUntil, language))}</output>;
    }
    if (full) return null;
  }
  const isMissing = choicesOf(optionsOf(node)).some(({ id }) => closed.includes(id));
  return isMissing ? <p className={styles.closed}>{words.closed}</p> : null;
}

export { closeOptions as fill };
