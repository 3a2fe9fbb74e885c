import {
  type Answer,
  type SurveyNode,
  type SurveyOption,
  answerKindOf,
  isEmptyAnswer,
  isExclusive,
  maxOf,
  questionNumbers,
  readableText,
} from '@wence/schema';
import { announce, type Announced } from './announcement';
import { chooseOne, type ToggleEffect, toggleOption, withOtherText } from './choose';
import { nodeOf } from './nodes';
import { offeredOptions } from './offered-options';
import type { Session } from './session';
import { viewOf, walk } from './way';

/** The numbers of the questions that are on this screen now and were not before. */
function newlyShown(before: Session, now: Session): readonly number[] {
  const { evaluation, page } = viewOf(now);
  const old = new Set(viewOf(before).page?.nodeIds);
  const ids = page?.nodeIds.filter((id) => !old.has(id)) ?? [];
  if (ids.length === 0) return [];
  const numbers = questionNumbers(now.survey.definition, evaluation);
  return ids.flatMap((id) => numbers.get(id) ?? []);
}

/**
 * Stores an answer. What is put right by it is no longer complained about, and the list of errors goes with the last of them. What is `said` of it,
 * and which questions it brings onto the screen, is announced.
 */
function withAnswer(session: Session, nodeId: number, answer: Answer | null, said?: Announced): Session {
  const next = walk(session, { type: 'answer', nodeId, answer: answer && !isEmptyAnswer(answer) ? answer : undefined });
  const shown = newlyShown(session, next);
  const heard: Announced | undefined = shown.length > 0 ? { ...(said ?? { kind: 'nothing' }), shown } : said;
  return {
    ...next,
    isSummaryShown: session.isSummaryShown && viewOf(next).errors.length > 0,
    announcement: heard ? announce(session.announcement, heard) : session.announcement,
  };
}

/** Another answer, as a control of its own made it. */
export function giveAnswer(session: Session, nodeId: number, value: Answer | null, words = ''): Session {
  return withAnswer(session, nodeId, value, words === '' ? undefined : { kind: 'words', words });
}

const titleOf = (option: SurveyOption | undefined) => readableText(option?.title ?? '');

function sayEffect(effect: ToggleEffect, node: SurveyNode, options: readonly SurveyOption[], optionId: number): Announced {
  if (effect === 'clearedOthers') return { kind: effect, title: titleOf(options.find(({ id }) => id === optionId)) };
  if (effect === 'clearedExclusive') return { kind: effect, title: titleOf(options.find(isExclusive)) };
  return effect === 'full' ? { kind: effect, max: maxOf(node) } : { kind: 'nothing' };
}

/** A choice was clicked: the one of a single choice, or one of a multiple choice to be turned round. */
export function choose(session: Session, nodeId: number, optionId: number): Session {
  const node = nodeOf(session.survey.definition, nodeId);
  if (!node) return session;
  const options = offeredOptions(viewOf(session).evaluation, node);
  if (answerKindOf(node) === 'single') return withAnswer(session, nodeId, chooseOne(options, optionId, session.keptTexts));

  const old = session.way.answers[nodeId];
  const before = old && 'options' in old ? old : { options: [] };
  const { answer, effect } = toggleOption({ options, max: maxOf(node) }, before, optionId, session.keptTexts);
  return withAnswer(session, nodeId, answer, sayEffect(effect, node, options, optionId));
}

export function typeOther(session: Session, nodeId: number, optionId: number, text: string): Session {
  const old = session.way.answers[nodeId];
  if (!old || !('option' in old || 'options' in old)) return session;
  const next = withAnswer(session, nodeId, withOtherText(old, optionId, text));
  return { ...next, keptTexts: { ...session.keptTexts, [optionId]: text } };
}

export function type(session: Session, nodeId: number, text: string): Session {
  return withAnswer(session, nodeId, text === '' ? null : { text });
}
