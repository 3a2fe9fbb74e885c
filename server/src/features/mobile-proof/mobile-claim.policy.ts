import { type Answers, type SurveyDefinition, walkNodes } from '@wence/schema';

/** The type of question whose answer is a mobile that a code proves. */
export const VERIFICATION = 60;

/** A mobile in an answer. */
export interface MobileClaim {
  readonly nodeId: number;
  readonly mobile: string;
}

const NONE: readonly MobileClaim[] = [];
const asking = new WeakMap<SurveyDefinition, readonly number[]>();

/** The mobiles in answers that have to be proven. Most surveys ask for none, and their answers are not looked through. */
export function mobilesIn(answers: Answers, definition: SurveyDefinition): readonly MobileClaim[] {
  const nodeIds = askingOf(definition);
  if (nodeIds.length === 0) return NONE;
  return nodeIds.flatMap((nodeId) => {
    const answer = answers[nodeId];
    return answer && 'text' in answer && answer.text !== undefined ? { nodeId, mobile: answer.text } : [];
  });
}

function askingOf(definition: SurveyDefinition): readonly number[] {
  const known = asking.get(definition);
  if (known) return known;
  const nodeIds = Array.from(walkNodes(definition.nodes))
    .filter(({ type }) => type === VERIFICATION)
    .map(({ id }) => id);
  asking.set(definition, nodeIds);
  return nodeIds;
}
