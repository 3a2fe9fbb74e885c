import { z } from 'zod';
import { EXAM_TEXTS } from './node-exam.type.js';
import { v1NodeExam } from './v1-exam.type.js';

/** Fields of a matrix row that a `/v1` body may carry; the edit language judges them by the type of the question. */
export const rowFields = {
  title: z.string().optional(),
  code: z.string().optional(),
  rightTitle: z.string().optional(),
  image: z.string().optional(),
  other: z.boolean().optional(),
  locked: z.boolean().optional(),
};

/** Fields of an option that a `/v1` body may carry. */
export const optionFields = {
  ...rowFields,
  exclusive: z.boolean().optional(),
  required: z.boolean().optional(),
  type: z.number().int().optional(),
  prefix: z.string().optional(),
  setting: z.record(z.string(), z.unknown()).optional(),
  group: z.boolean().optional(),
};

/** Options with `fields`, as deep as options nest: three levels (Spec 9, cascade). `name` is what the description of `/v1` calls them. */
export function nestedOptions<F extends z.ZodRawShape>(name: string, fields: F) {
  const none = z.array(z.never()).max(0).optional().describe('Nothing stands below the third level');
  const lowest = z.strictObject({ ...fields, nodes: none }).meta({ id: `${name}OfLevel3` });
  const middle = z.strictObject({ ...fields, nodes: z.array(lowest).optional() }).meta({ id: `${name}OfLevel2` });
  return z.strictObject({ ...fields, nodes: z.array(middle).optional() }).meta({ id: name });
}

/** Fields of a node that a `/v1` body may carry. */
export const nodeFields = {
  type: z.number().int().nullish().describe('Number of the question type; absent on a group'),
  subType: z.number().int().optional().describe('Which kind of its type; 0 or absent: the first one'),
  title: z.string().optional(),
  code: z.string().optional(),
  required: z.boolean().optional(),
  locked: z.boolean().optional(),
  sequence: z.number().int().optional().describe('0 order, 1 random, 2 loop, 3 position'),
  childSequence: z.number().int().optional().describe('Of the rows'),
  setting: z.record(z.string(), z.unknown()).optional().describe('Only the keys to set; null leads back to the default'),
  exam: v1NodeExam.nullish().describe(`${EXAM_TEXTS.exam} As a whole; null takes it away`),
};

/** Fields of a node that a change may carry: a new container is empty, so that there is nothing to draw from. */
export const changeFields = {
  ...nodeFields,
  draw: z.number().int().nullish().describe(`${EXAM_TEXTS.draw} Null: all`),
};

/** `type: null` and `subType: 0` say that there is none, as in an answer; the edit language wants them absent then. */
export const kindOf = <K extends { type?: number | null; subType?: number }>({ type, subType, ...fields }: K) => ({
  ...fields,
  type: type ?? undefined,
  subType: subType === 0 ? undefined : subType,
});
