import { type Answer, choicesOf, isCarryOver, logicOf, type LogicItem, optionsOf, type SurveyDefinition, walkNodes } from '@wence/schema';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import { walk } from '../session/way';
import { forgetRoom, readRoom } from './room';

type Answers = Session['way']['answers'];

/** Options that were chosen stay where they are, so that nobody is led to another answer than their own. */
function chosenIn(answer: Answer | undefined): number[] {
  if (answer === undefined) return [];
  if ('option' in answer && answer.option !== undefined) return [answer.option];
  return 'options' in answer ? answer.options.map(({ option }) => option) : [];
}

/**
 * Rules without conditions that hide options that are full. A question all of whose options are full keeps them, because a required one could not be
 * passed: who answers it ends as over quota. Where options are carried over nothing is hidden, since they are those of another question.
 */
export function closingRules(definition: SurveyDefinition, closed: readonly number[], answers: Answers): LogicItem[] {
  if (closed.length === 0) return [];
  const carried = new Set(logicOf(definition).flatMap((item) => (isCarryOver(item) ? [item.nodeId] : [])));
  return [...walkNodes(definition.nodes)].flatMap((node): LogicItem[] => {
    const all = choicesOf(optionsOf(node)).map(({ id }) => id);
    const chosen = chosenIn(answers[node.id]);
    const optionId = all.filter((id) => closed.includes(id) && !chosen.includes(id));
    if (optionId.length === 0 || optionId.length === all.length || carried.has(node.id)) return [];
    // Rules of the survey have positive ids.
    return [{ id: -node.id, model: 2, type: 2, nodeId: node.id, algorithm: 2, optionType: 1, optionId, conditions: [] }];
  });
}

/** Definitions in which options are closed, with the one that the server gave and the rules that were added to it. */
const closedIn = new WeakMap<SurveyDefinition, { readonly original: SurveyDefinition; readonly rules: string }>();

/** Takes closed options out of what the visit offers, and gives them back when there is room again. */
export function closeOptions(session: Session, after?: Action['type']): Session {
  if (after === 'restarted') forgetRoom();
  const { survey, way } = session;
  const { original, rules: before } = closedIn.get(survey.definition) ?? { original: survey.definition, rules: '[]' };
  const added = closingRules(original, readRoom().closed, way.answers);
  const rules = JSON.stringify(added);
  if (rules === before) return session;
  const definition = { ...original, logic: [...logicOf(original), ...added] };
  closedIn.set(definition, { original, rules });
  return walk({ ...session, survey: { ...survey, definition } }, { type: 'open', at: way.at });
}
