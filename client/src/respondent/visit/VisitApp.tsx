import { type ReactNode, useEffect, useCallback, useReducer } from 'react';
import { deviceStorage, draftStore, freshStart } from '../draft/device';
import { useMessages } from '../i18n/messages';
import { laterPages } from '../opening/later-pages';
import { Frame } from '../page/Frame';
import { NoticePage } from '../page/NoticePage';
import { QuestionsPage } from '../page/QuestionsPage';
import { WelcomePage } from '../page/WelcomePage';
import { loadedExtras } from '../question/base/loaded-controls';
import type { Action } from '../session/action';
import { announcementText } from '../session/announcement';
import { positionText } from '../session/position-text';
import type { Session } from '../session/session';
import { reduceSession } from '../session/session-reducer';
import { startSession } from '../session/start-session';
import { VisitContext } from '../session/visit-context';
import type { LiveSurvey } from '../survey/live-survey';
import { useAttention } from './useAttention';
import { useDraft } from './useDraft';
import { useScreenHistory } from './useScreenHistory';
import { useSending } from './useSending';
import { useStay } from './useStay';

/** The tab's title says the step, so that a screen reader and a row of tabs tell screens apart. */
function useDocumentTitle(session: Session): void {
  const messages = useMessages();
  const { definition } = session.survey;
  const position = session.stage === 'form' && session.way.stage === 'pages' ? positionText(messages, session) : '';
  const title = position ? messages.documentTitle(position, definition.title) : definition.title;

  useEffect(
    function nameTab() {
      document.title = title;
    },
    [title],
  );
}

function open(survey: LiveSurvey): Session {
  const { surveyId } = survey;
  const start = { survey, draft: draftStore.readDraft(surveyId), receipt: draftStore.readReceipt(surveyId), ...freshStart() };
  return filled(startSession(start, Date.now()));
}

/** A visit that has just begun, with what the parts that its survey needs make of it. */
const filled = (session: Session, after?: Action['type']): Session =>
  [...loadedExtras.values()].reduce((next, { fill }) => fill?.(next, after) ?? next, session);

function step(session: Session, { action, at }: { readonly action: Action; readonly at: number }): Session {
  return filled((loadedExtras.get('results')?.reduce ?? reduceSession)(session, action, at), action.type);
}

/** One visit to a running survey, from the draft on this device to the thanks. */
export function VisitApp({ survey }: { readonly survey: LiveSurvey }) {
  const [session, dispatchAt] = useReducer(step, survey, open);
  const dispatch = useCallback((action: Action) => dispatchAt({ action, at: Date.now() }), []);
  const messages = useMessages();
  useDraft(session, dispatch);
  useStay(session, dispatch);
  useSending(session, dispatch);
  useScreenHistory(session, dispatch);
  useAttention(session);
  useDocumentTitle(session);

  const visit = {
    session,
    dispatch,
    isDurable: deviceStorage.isDurable && survey.definition.settings?.resume !== false,
    restart: () => {
      draftStore.forgetReceipt(survey.surveyId);
      dispatch({ type: 'restarted', ...freshStart() });
    },
    sendAnew: () => dispatch({ type: 'sentAnew', submissionId: freshStart().submissionId }),
  };
  const { said } = session.announcement;
  const Banner = laterPages.test?.TestBanner;
  return (
    <VisitContext value={visit}>
      {Banner && <Banner />}
      <Frame
        progress={session.stage === 'form' && survey.definition.theme?.hasProgress !== false ? session.way.progress : undefined}
        spoken={announcementText(messages, said)}
        turn={session.announcement.turn}
      >
        {[...loadedExtras.values()].reduce<ReactNode>(
          (inner, { Around }) => (Around ? <Around>{inner}</Around> : inner),
          <Stage session={session} />,
        )}
      </Frame>
    </VisitContext>
  );
}

function Stage({ session }: { readonly session: Session }) {
  const Closed = laterPages.problem?.ClosedPage;
  const Resume = laterPages.resume?.ResumePage;
  switch (session.stage) {
    case 'resume':
      return Resume ? <Resume /> : null;
    case 'closed':
      return session.closure && Closed ? <Closed closure={session.closure} /> : <QuestionsPage />;
    case 'form':
      return session.way.stage === 'welcome' ? <WelcomePage /> : <QuestionsPage />;
    default:
      return session.receipt ? <Thanks session={session} /> : <QuestionsPage />;
  }
}

/** The end page; plain thanks where it did not come. */
function Thanks({ session }: { readonly session: Session }) {
  const messages = useMessages();
  const End = laterPages.end?.EndPage;
  return End ? (
    <End />
  ) : (
    <NoticePage sign="done" survey={session.survey.definition.title} title={messages.endTitle} text={messages.endText} />
  );
}
