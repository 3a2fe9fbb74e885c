import { optionRecords, optionsOf, rowRecord, rowsOf } from '@wence/schema';
import { z } from 'zod';
import { toV1MatrixRows, v1MatrixRow, type V1MatrixRow } from '../node/v1-matrix-row.type.js';
import { toV1Options, v1Option, type V1Option } from '../node/v1-option.type.js';
import type { Edited } from '../survey/draft.service.js';
import { localIdIn } from '../survey/row.policy.js';
import { OPTIONS, type PartWriter, questionIn } from './part-writer.policy.js';

/** Response of calls on options: options, or rows if the call is about rows. */
export const v1Parts = z.array(z.union([v1Option, v1MatrixRow]));

/** Returns all options or rows of a question after an edit, with those of groups nested. */
export function v1PartsIn(
  { survey, definition }: Pick<Edited, 'survey' | 'definition'>,
  nodeId: number,
  writer: PartWriter,
): (V1Option | V1MatrixRow)[] {
  const node = questionIn(definition, nodeId);
  if (writer === OPTIONS) return toV1Options(survey.number, optionRecords(optionsOf(node)));
  return toV1MatrixRows(
    survey.number,
    rowsOf(node).map((row, place) => rowRecord(row, place, nodeId)),
  );
}

/** Returns the parts that an edit created, each with its inner parts. */
export function createdIn(edited: Edited, nodeId: number, writer: PartWriter): (V1Option | V1MatrixRow)[] {
  const created = new Set(edited.created);
  const pick = (parts: readonly (V1Option | V1MatrixRow)[]): (V1Option | V1MatrixRow)[] =>
    parts.flatMap((part) => {
      if (created.has(localIdIn(edited.survey, part.id))) return [part];
      return 'nodes' in part ? pick(part.nodes) : [];
    });
  return pick(v1PartsIn(edited, nodeId, writer));
}
