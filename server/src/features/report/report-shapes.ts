import type {
  AreaFigures,
  CountFigures,
  DateFigures,
  FieldFigures,
  NumberFigures,
  OptionFigures,
  PointCell,
  PointFigures,
  PositionAnswer,
  RowFigures,
  TextFigures,
} from '@wence/schema';
import { z } from 'zod';
import type { ResponseFile } from '../response/response.port.js';
import type { FiledQuestion } from './named-files.js';

/** One shape per figure of the model: the compiler refuses a figure that has none, and one that the model does not have. */
type ShapesOf<Figures> = Readonly<Record<keyof Figures, z.ZodType>>;

const number = z.number().nullable();

const numbers = z
  .object({
    answered: z.int(),
    mean: number,
    median: number.describe('Of an even count the mean of the two in the middle.'),
    min: number,
    max: number,
  } satisfies ShapesOf<NumberFigures>)
  .describe('Mean and median to two decimals; null while there are none.')
  .meta({ id: 'NumberFigures' });

const count = z
  .object({
    value: z
      .string()
      .describe('A point or range of a scale, a choice, a tag, a month (2026-03), a year or an hour (18:00), a place of a ranking.'),
    count: z.int(),
    percent: z.number().describe('Share of all that the list counts; of a tag, share of those who chose its level.'),
  } satisfies ShapesOf<CountFigures>)
  .meta({ id: 'CountFigures' });

const option = z
  .object({
    optionId: z.int(),
    code: z.string(),
    title: z.string(),
    count: z.int(),
    percent: z.number().describe('Share of the base, 0 to 100 with one decimal.'),
    retired: z.boolean().describe('Deleted since; it keeps the answers it got.'),
    exclusive: z.boolean().optional(),
    other: z.boolean().optional(),
    texts: z.array(z.string()).optional().describe('What was typed into its input, newest first, at most 20.'),
    group: z.string().optional().describe('Heading of the group it stands in.'),
    level: z.int().optional().describe('Of a cascade, counted from 1.'),
    parentId: z.int().optional().describe('Of a cascade, the option it stands under.'),
    tags: z.array(count).optional().describe('Chosen with a level of an evaluation.'),
  } satisfies ShapesOf<OptionFigures>)
  .meta({ id: 'OptionFigures' });

const texts = z.object({ answered: z.int(), latest: z.array(z.string()) } satisfies ShapesOf<TextFigures>).meta({ id: 'TextFigures' });

/** Fields shared by the figures of a question, a row of a matrix and a field. */
const values = {
  code: z.string(),
  title: z.string(),
  base: z.int().describe('Responses that answered it.'),
  retired: z.boolean(),
  text: texts.optional().describe('What is typed; newest first, at most 20, at most 5 of a field.'),
  numbers: numbers.optional().describe('Rates, sliders, evaluations by level, typed numbers, places, weights.'),
  values: z.array(count).optional(),
  others: z.int().optional().describe('Given, but not in `values` or `areas`.'),
};

const field = z
  .object({
    ...values,
    optionId: z.int(),
    share: z.number().optional().describe('Of a weighed item, its share of all weights together, 0 to 100.'),
  } satisfies ShapesOf<FieldFigures>)
  .meta({ id: 'FieldFigures' });

const part = {
  ...values,
  options: z.array(option).optional().describe('What is chosen; levels of an evaluation or a cascade; kinds of marks.'),
  fields: z.array(field).optional().describe('Fields, columns of a table or a fill-in matrix, items that are ranked or weighed.'),
};

const file = z
  .object({
    id: z.string(),
    nodeId: z.int(),
    responseId: z.string().describe('The response it came with.'),
    name: z.string(),
    size: z.int().describe('Bytes.'),
    path: z.string().describe('Path on this server that gives the file; needs the token as any other request.'),
  } satisfies ShapesOf<ResponseFile>)
  .meta({ id: 'FileFigures' });

/** The figures of one question. Which parts it has follows from its type. */
export const questionShape = z
  .object({
    ...part,
    nodeId: z.int(),
    type: z.int().describe('Type number.'),
    rows: z
      .array(z.object({ ...part, rowId: z.int() } satisfies ShapesOf<RowFigures>))
      .optional()
      .describe('A matrix or a picture drag: each row on its own.'),
    rowCounts: numbers.optional().describe('A table: how many rows a response filled in.'),
    dates: z
      .object({ earliest: z.string().describe('The earliest one'), latest: z.string() } satisfies ShapesOf<DateFigures>)
      .optional()
      .describe('ISO 8601 without a zone, as answered.'),
    areas: z
      .array(
        z.object({
          code: z.string(),
          level: z.int().describe('1 province, 2 city.'),
          count: z.int(),
          percent: z.number(),
        } satisfies ShapesOf<AreaFigures>),
      )
      .optional()
      .describe('By division code (GB/T 2260), provinces first.'),
    files: z
      .object({ count: z.int(), latest: z.array(file) })
      .optional()
      .describe('Newest first, at most 20.'),
    positions: z
      .array(
        z.object({
          lng: z.number().describe('East of Greenwich'),
          lat: z.number().describe('North of the equator'),
          address: z.string().optional().describe('As the respondent wrote it'),
        } satisfies ShapesOf<PositionAnswer>),
      )
      .optional()
      .describe('Degrees, WGS 84; newest first, at most 20.'),
    points: z
      .object({
        picture: z.string().optional().describe('Stored name of the picture.'),
        count: z.int(),
        cells: z
          .array(
            z.object({
              column: z.int().describe('From the left, counted from 0'),
              row: z.int().describe('From the top, counted from 0'),
              count: z.int(),
            } satisfies ShapesOf<PointCell>),
          )
          .describe('Cells that have marks'),
      } satisfies ShapesOf<PointFigures>)
      .optional()
      .describe(
        'Marks on a picture, in a grid of 10 by 10 cells counted from 0 at its upper left corner; cells without marks are left out.',
      ),
  } satisfies ShapesOf<FiledQuestion>)
  .meta({ id: 'QuestionFigures' });
