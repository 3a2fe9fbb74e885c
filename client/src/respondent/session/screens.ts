import type { SurveyDefinition } from '@wence/schema';
import { evaluate, isPerPage, welcomeOf } from '@wence/schema';
import type { Session } from './session';

export type Screen = { readonly kind: 'welcome' } | { readonly kind: 'questions'; readonly nodeIds: readonly number[] };

/** The screens of the survey as these answers make them: all questions on one, or one each; the welcome before them if there is one. */
export function screensOf(definition: SurveyDefinition, answers: Session['answers']): Screen[] {
  const { visible } = evaluate(definition, answers);
  const welcome: Screen[] = welcomeOf(definition) ? [{ kind: 'welcome' }] : [];
  const questions: Screen[] = isPerPage(definition)
    ? visible.map((nodeId) => ({ kind: 'questions', nodeIds: [nodeId] }))
    : [{ kind: 'questions', nodeIds: visible }];
  return [...welcome, ...questions];
}

/** The screen being looked at; an index that no longer exists means the last one. */
export function currentScreen(session: Session): { screen: Screen; index: number; isLast: boolean } {
  const screens = screensOf(session.survey.definition, session.answers);
  const index = Math.max(0, Math.min(session.screen, screens.length - 1));
  return { screen: screens[index] ?? { kind: 'questions', nodeIds: [] }, index, isLast: index >= screens.length - 1 };
}

/** The screen a question is on, or -1. */
export function screenOfNode(session: Session, nodeId: number): number {
  return screensOf(session.survey.definition, session.answers).findIndex(
    (each) => each.kind === 'questions' && each.nodeIds.includes(nodeId),
  );
}

/** How far along the respondent is, 0 to 1: screens left behind, or questions answered when all stand on one screen. */
export function progressOf(session: Session): number {
  const { definition } = session.survey;
  const { visible } = evaluate(definition, session.answers);
  if (visible.length === 0) return 0;
  if (!isPerPage(definition)) return visible.filter((id) => session.answers[id] !== undefined).length / visible.length;
  const before = welcomeOf(definition) ? 1 : 0;
  return Math.max(0, currentScreen(session).index - before) / visible.length;
}
