import { type LogicItem, type LogicKind, logicKindOf, type SurveyDefinition, type SurveyNode, walkNodes } from '@wence/schema';

/** Question logic leads from question to question, option logic is about what can be chosen (Spec 3, logic item: the two models). */
export type LogicScreen = 'question' | 'option';

interface OwnedLogic {
  readonly node: SurveyNode;
  readonly items: readonly LogicItem[];
}

const KINDS: Readonly<Record<LogicScreen, readonly LogicKind[]>> = { question: ['jump', 'show'], option: ['options', 'rows', 'carryOver'] };

/** The kinds of logic of one screen, in the order of its tabs. */
export const kindsOf = (screen: LogicScreen): readonly LogicKind[] => KINDS[screen];

/** The screen that a rule stands on. */
export const screenOf = (item: LogicItem): LogicScreen => (KINDS.question.includes(logicKindOf(item)) ? 'question' : 'option');

/** The questions that have logic of one screen, in the order of the survey, each with its own. */
export function logicOfKind(definition: SurveyDefinition, screen: LogicScreen): OwnedLogic[] {
  const items = (definition.logic ?? []).filter((item) => screenOf(item) === screen);
  return [...walkNodes(definition.nodes)].flatMap((node) => {
    const own = items.filter(({ nodeId }) => nodeId === node.id);
    return own.length > 0 ? [{ node, items: own }] : [];
  });
}

/** Element id of a rule on its screen, so that findings can link to it. */
export const ruleId = (logicId: number): string => `rule-${logicId}`;
