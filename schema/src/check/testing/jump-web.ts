import type { LogicItem, SurveyDefinition, SurveyNode } from '../../definition/definition.js';

/** Targets of the jumps of a question: the questions right behind it, or questions all over the rest of the survey. */
export type JumpSpread = 'near' | 'far';

const IDS_PER_QUESTION = 32;
const JUMPS = 8;

const idOf = (place: number): number => 1 + place * IDS_PER_QUESTION;

const questionAt = (place: number): SurveyNode => ({
  id: idOf(place),
  code: `Q${place + 1}`,
  type: 1,
  title: `Question ${place + 1}?`,
  required: true,
  options: Array.from({ length: JUMPS }, (_, turn) => ({ id: idOf(place) + 1 + turn, code: `${turn + 1}`, title: `Option ${turn + 1}` })),
});

const aheadBy = (web: JumpSpread, place: number, turn: number, length: number): number =>
  web === 'near' ? turn : (place * 31 + turn * 17) % Math.max(1, length - place - 2);

/** A survey of single choices in which every option of every question jumps past the next question. It is the same each time. */
export function jumpWeb(length: number, web: JumpSpread): SurveyDefinition {
  const logic = Array.from({ length }).flatMap((_, place) =>
    Array.from({ length: JUMPS }, (__, turn): LogicItem => {
      const nodeId = idOf(place);
      const to = place + 2 + aheadBy(web, place, turn, length);
      const id = nodeId + 1 + JUMPS + 2 * turn;
      const condition = { id: id + 1, nodeId, algorithm: 1, optionId: [nodeId + 1 + turn] };
      return { id, nodeId, model: 1, type: 1, target: to < length ? idOf(to) : 0, conditions: [condition] };
    }),
  );
  const nodes = Array.from({ length }, (_, place) => questionAt(place));
  return { format: 1, lastId: length * IDS_PER_QUESTION, title: 'Jumps', nodes, logic };
}
