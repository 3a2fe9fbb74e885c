import type { Answer, SurveyNode } from '@wence/schema';
import { findNode, findOption, isEmptyAnswer, isExclusive, maxOf, optionsOf } from '@wence/schema';
import { announce, type Announced } from './announcement';
import { chooseOne, type ToggleEffect, toggleOption, withOtherText } from './choose';
import { errorsOf } from './errors';
import { progressOf } from './screens';
import type { Session } from './session';

/** Stores an answer. A question that is right again stops being complained about, until it is left or sent once more. */
function withAnswer(session: Session, nodeId: number, answer: Answer | null): Session {
  const { [nodeId]: _old, ...others } = session.answers;
  const answers = answer && !isEmptyAnswer(answer) ? { ...others, [nodeId]: answer } : others;
  const refusals = session.refusals.filter((each) => each.nodeId !== nodeId);
  const next = { ...session, answers, refusals };
  const isRight = errorsOf(next, nodeId).length === 0;
  const revealed = isRight ? session.revealed.filter((id) => id !== nodeId) : session.revealed;
  return {
    ...next,
    revealed,
    isSummaryShown: session.isSummaryShown && revealed.length > 0,
    reached: Math.max(session.reached, progressOf(next)),
  };
}

function said(effect: ToggleEffect, node: SurveyNode, optionId: number): Announced {
  const title = findOption(node, optionId)?.title ?? '';
  if (effect === 'clearedOthers') return { kind: effect, title };
  if (effect === 'clearedExclusive') return { kind: effect, title: optionsOf(node).find(isExclusive)?.title ?? '' };
  return effect === 'full' ? { kind: effect, max: maxOf(node) } : { kind: 'nothing' };
}

/** A choice was clicked: the one of a single choice, or one of a multiple choice to be turned round. */
export function choose(session: Session, nodeId: number, optionId: number): Session {
  const node = findNode(session.survey.definition, nodeId);
  if (!node) return session;
  if (node.type === 1) return withAnswer(session, nodeId, chooseOne(node, optionId, session.keptTexts));

  const old = session.answers[nodeId];
  const { answer, effect } = toggleOption(node, old && 'options' in old ? old : { options: [] }, optionId, session.keptTexts);
  const next = effect === 'full' ? session : withAnswer(session, nodeId, answer);
  return { ...next, announcement: announce(session.announcement, said(effect, node, optionId)) };
}

export function typeOther(session: Session, nodeId: number, optionId: number, text: string): Session {
  const old = session.answers[nodeId];
  if (!old || !('option' in old || 'options' in old)) return session;
  const next = withAnswer(session, nodeId, withOtherText(old, optionId, text));
  return { ...next, keptTexts: { ...session.keptTexts, [optionId]: text } };
}

export function type(session: Session, nodeId: number, text: string): Session {
  return withAnswer(session, nodeId, text === '' ? null : { text });
}

/** Leaving a question shows its errors only if there was something in it: an empty one is not scolded before submit. */
export function leave(session: Session, nodeId: number): Session {
  const isUntouched = session.answers[nodeId] === undefined || session.revealed.includes(nodeId);
  if (isUntouched || errorsOf(session, nodeId).length === 0) return session;
  return { ...session, revealed: [...session.revealed, nodeId] };
}
