import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { choicesOf } from '../definition/walk.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';
import { isDecimal } from './decimal.js';
import { checkPoints } from './points.js';
import { type AcceptedTexts, keyKindOf, type KeyKind, type NodeExam, scoringsOf } from './node-exam.js';

type KeyPart = 'optionIds' | 'texts' | 'rows' | 'fields';

const PART_OF: Readonly<Record<KeyKind, KeyPart>> = {
  choice: 'optionIds',
  choices: 'optionIds',
  order: 'optionIds',
  text: 'texts',
  rows: 'rows',
  fields: 'fields',
};

/** Ids that are those of parts of the question, each once. */
function checkIds(faults: FaultList, path: string, ids: readonly number[], known: ReadonlySet<number>): void {
  ids.forEach((id, place) => {
    if (!known.has(id)) faults.add(at(path, place), 'notAllowed');
    if (ids.indexOf(id) !== place) faults.add(at(path, place), 'notUnique');
  });
}

function checkAccepted(faults: FaultList, path: string, { texts = [], match, tolerance = 0 }: Partial<AcceptedTexts>): void {
  texts.forEach((text, place) => {
    const here = at(at(path, 'texts'), place);
    checkTextAt(faults, here, text, { min: 1, max: LIMITS.acceptedText });
    if (match === 'number' && !isDecimal(text)) faults.add(here, 'format');
  });
  const isNumber = match === 'number';
  if (tolerance !== 0 && !isNumber) faults.add(at(path, 'tolerance'), 'notAllowed');
  else if (tolerance < 0) faults.add(at(path, 'tolerance'), 'tooSmall', 0);
  else if (!isDecimal(String(tolerance))) faults.add(at(path, 'tolerance'), 'format');
}

function checkParts(faults: FaultList, path: string, node: SurveyNode, exam: NodeExam): void {
  const options = new Set(choicesOf(optionsOf(node)).map(({ id }) => id));
  const rows = new Set(rowsOf(node).map(({ id }) => id));
  checkIds(faults, at(path, 'optionIds'), exam.optionIds ?? [], options);
  checkAccepted(faults, path, exam);
  const [keyedRows, fields] = [exam.rows ?? [], exam.fields ?? []];
  keyedRows.forEach(({ rowId, optionIds }, place) => {
    const here = at(at(path, 'rows'), place);
    if (!rows.has(rowId)) faults.add(at(here, 'rowId'), 'notAllowed');
    if (keyedRows.findIndex((row) => row.rowId === rowId) !== place) faults.add(at(here, 'rowId'), 'notUnique');
    checkIds(faults, at(here, 'optionIds'), optionIds, options);
  });
  fields.forEach((field, place) => {
    const here = at(at(path, 'fields'), place);
    if (!options.has(field.optionId)) faults.add(at(here, 'optionId'), 'notAllowed');
    if (fields.findIndex(({ optionId }) => optionId === field.optionId) !== place) faults.add(at(here, 'optionId'), 'notUnique');
    checkAccepted(faults, here, field);
  });
}

/**
 * Notes what is wrong with the exam part of a question: points that are no halves from 0 to 100, a key of another kind than its type takes, a key
 * that names what the question does not have, a key or a penalty where people mark. A key may be missing: the check before the launch asks for it.
 */
export function checkExam(faults: FaultList, path: string, node: SurveyNode): void {
  const { exam } = node;
  if (exam === undefined) return;
  const kind = keyKindOf(node);
  if (kind === null) {
    faults.add(path, 'notAllowed');
    return;
  }
  checkPoints(faults, at(path, 'score'), exam.score);
  // Where people mark, nothing would carry out a key or a penalty.
  const isByHand = exam.scoring === 'manual';
  checkPoints(faults, at(path, 'penalty'), exam.penalty ?? 0, isByHand ? 0 : undefined);
  if (!scoringsOf(kind).includes(exam.scoring ?? 'allRight')) faults.add(at(path, 'scoring'), 'notAllowed');
  checkTextAt(faults, at(path, 'analysis'), exam.analysis ?? '', { min: 0, max: LIMITS.examAnalysis });
  for (const part of ['optionIds', 'texts', 'rows', 'fields'] as const) {
    if (exam[part] !== undefined && (isByHand || part !== PART_OF[kind])) faults.add(at(path, part), 'notAllowed');
  }
  if (exam.match !== undefined && (isByHand || kind !== 'text')) faults.add(at(path, 'match'), 'notAllowed');
  checkParts(faults, path, node, exam);
}
