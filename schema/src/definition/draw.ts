import { answerKindOf } from './answer-kind.js';
import { attributeOf } from './defaults.js';
import type { SurveyDefinition, SurveyNode } from './definition.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import type { FaultList } from '../reading/fault.js';

/*
 * The draw is a field of the container and no list in the setting of the exam, because then it moves, is copied, removed and restored together with
 * its container, and no id can refer to what is gone.
 */

/** Returns whether a draw decides about a node: questions out of sight count for everybody, and statements and page breaks ask nothing. */
const isDrawable = (node: SurveyNode): boolean => answerKindOf(node) !== 'none' && attributeOf(node) === 'normal';

/** The questions of a container that a draw chooses from (features of an exam: draw rules). */
export const drawableIn = ({ nodes = [] }: Pick<SurveyNode, 'nodes'>): readonly SurveyNode[] => nodes.filter(isDrawable);

/** How many questions a container can draw: it leaves out at least one, and only exams draw. */
const mostDrawn = (node: SurveyNode, definition: Pick<SurveyDefinition, 'settings'>): number =>
  definition.settings?.exam ? Math.max(0, drawableIn(node).length - 1) : 0;

/** Notes a draw that leaves nothing out; in a survey that is no exam, any draw. */
export function checkDraw(faults: FaultList, path: string, node: SurveyNode, definition: Pick<SurveyDefinition, 'settings'>): void {
  const most = mostDrawn(node, definition);
  if ((node.draw ?? 0) > most) faults.add(path, 'tooLarge', most);
}

/**
 * Takes away the draws that an edit has left without a meaning: of a survey that is no exam any more, and of containers that hold no more questions
 * than are drawn, so that everybody is still asked as many. What stays is the same object. Undoing the edit brings them back.
 */
export function withSoundDraws(definition: SurveyDefinition): SurveyDefinition {
  const isSound = (node: SurveyNode): boolean => node.draw === undefined || node.draw <= mostDrawn(node, definition);
  if (definition.nodes.every(isSound)) return definition;
  return { ...definition, nodes: definition.nodes.map((node) => (isSound(node) ? node : dropUndefined({ ...node, draw: undefined }))) };
}
