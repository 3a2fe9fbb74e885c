import { questionRow } from '../catalogue/question-catalogue.js';
import { at, type FaultList } from '../reading/fault.js';
import { rowsOf } from '../definition/defaults.js';
import { ownChoices } from './known-choices.js';
import type { LogicForm } from './logic-form.js';
import { isJumpTarget, type NodePlace, type Outline } from './outline.js';

/** Targets allowed for every jump: normal end and screening end (Spec 3, end targets). */
const ENDS: readonly number[] = [0, -1];

const checkJump = (faults: FaultList, path: string, { target }: LogicForm, { places }: Outline, owner: NodePlace): void => {
  if (target === undefined) faults.add(path, 'targetIncomplete');
  else if (!ENDS.includes(target)) {
    const place = places.get(target);
    if (place === undefined || !isJumpTarget(place, owner)) faults.add(path, 'notAllowed');
  }
};

const checkParts = (faults: FaultList, path: string, { optionId = [], optionType }: LogicForm, { node }: NodePlace): void => {
  const row = questionRow(node);
  if (optionType === undefined && row.takesOptionLogic && row.takesRowLogic) faults.add(at(path, 'optionType'), 'targetIncomplete');
  if (optionId.length === 0) faults.add(at(path, 'optionId'), 'targetIncomplete');
  const parts = optionType === 2 ? rowsOf(node) : ownChoices(node);
  optionId.forEach((id, place) => {
    if (!parts.some((part) => part.id === id)) faults.add(at(at(path, 'optionId'), place), 'notAllowed');
  });
};

/**
 * Notes what is missing or wrong about what an item acts on (Spec 5, logic and carry-over): a jump leads to a later node or an end; showing and
 * hiding says which of the two; option logic names options or rows of its own question, and on a matrix which of the two. Carried options follow
 * their source and cannot be shown or hidden one by one.
 */
export const checkTarget = (faults: FaultList, path: string, form: LogicForm, outline: Outline, owner: NodePlace): void => {
  if (form.model === 1 && form.type === 1) {
    checkJump(faults, at(path, 'target'), form, outline, owner);
    return;
  }
  if (form.type === 1) return;
  if (form.algorithm === undefined) faults.add(at(path, 'algorithm'), 'targetIncomplete');
  if (form.model === 2) checkParts(faults, path, form, owner);
};
