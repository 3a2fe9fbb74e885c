import { LIMITS } from '@wence/schema';
import { z } from 'zod';
import { moment } from '../../platform/http/envelope.js';
import type {
  CrossCell,
  CrossChiSquare,
  CrossColumn,
  CrossGroup,
  CrossMean,
  CrossMeanRow,
  CrossQuestion,
  CrossReport,
  CrossRow,
  CrossTable,
  CrossTotal,
} from './cross-report.type.js';

/** One shape per part of a report: the compiler refuses a part that has none. */
type ShapesOf<Part> = Readonly<Record<keyof Part, z.ZodType>>;

const retired = z.boolean().describe('Deleted since; it keeps the answers it got.');

const question = z
  .object({
    localId: z.int().describe('Of the row if it is a row, else of the question.'),
    nodeId: z.int().describe('Of the question.'),
    rowId: z.int().nullable().describe('Of the row of a matrix; null on others.'),
    code: z.string().describe('`Q2`; of a row of a matrix `Q14_1`.'),
    title: z.string(),
    rowTitle: z.string().nullable().describe('Title of the row of a matrix; null on others.'),
    retired,
    overlapping: z.boolean().describe('A response can be in several of its categories, as of a multiple choice.'),
    divisions: z.boolean().describe('Its categories are divisions, titled by their codes (GB/T 2260).'),
  } satisfies ShapesOf<CrossQuestion>)
  .meta({ id: 'CrossQuestion' });

const part = {
  localId: z.int().nullable().describe('Of the option; null for a point of a scale, a division, a question as a whole.'),
  code: z.string().describe('Of the option; the point or range of a scale; the code of a division (GB/T 2260).'),
  title: z.string(),
  retired,
};

const letters = z
  .array(z.string())
  .describe(
    'Letters of the columns whose figure is significantly smaller: in upper case if the difference holds at the next stricter level as well, or at 99.',
  );

const total = z
  .object({
    count: z.int(),
    percent: z.number().describe('Share of the base of the table, 0 to 100 with one decimal.'),
  } satisfies ShapesOf<CrossTotal>)
  .describe('All responses of the table, each once.')
  .meta({ id: 'CrossTotal' });

const cell = z
  .object({
    count: z.int(),
    columnPercent: z.number().describe('Share of the base of the column, 0 to 100 with one decimal.'),
    rowPercent: z.number().describe('Share of all responses in the row.'),
    totalPercent: z.number().describe('Share of the base of the table.'),
    letters,
  } satisfies ShapesOf<CrossCell>)
  .meta({ id: 'CrossCell' });

const mean = {
  base: z.int().describe('Numbers given.'),
  mean: z.number().nullable().describe('Rounded to two decimals.'),
  deviation: z.number().nullable().describe('Standard deviation of the sample, rounded to two decimals; null of fewer than two.'),
} satisfies ShapesOf<CrossMean>;

const chiSquare = z
  .object({
    value: z.number().describe('The statistic.'),
    degrees: z.int().describe('Degrees of freedom.'),
    p: z.number().describe('Probability of a statistic at least as large if rows and columns are independent.'),
    cramersV: z.number().describe("Cramér's V, 0 none to 1 perfect."),
    cells: z.int().describe('Cells that took part.'),
    fewExpected: z.int().describe('Cells with an expected count below 5.'),
  } satisfies ShapesOf<CrossChiSquare>)
  .meta({ id: 'CrossChiSquare' });

/** One question by another, or by one within another. */
export const crossTableShape = z
  .object({
    row: question,
    column: question,
    inner: question
      .nullable()
      .describe('Its categories stand within each category of the column question; null where columns are not nested.'),
    asked: z.int().describe('Responses that were shown all questions of the table.'),
    base: z.int().describe('Responses that answered all of them.'),
    columns: z
      .array(
        z
          .object({
            ...part,
            letter: z.string().describe('By which other columns refer to it.'),
            base: z.int().describe('Responses in it that answered all questions of the table.'),
            smallBase: z.boolean().describe('Its base is below 30: it is not compared with other columns.'),
          } satisfies ShapesOf<CrossColumn>)
          .meta({ id: 'CrossColumn' }),
      )
      .describe(`At most ${LIMITS.crossCategoryColumns}: of more those with the most responses.`),
    groups: z
      .array(
        z
          .object({
            ...part,
            span: z.int().describe('How many of the columns stand within it, in their order.'),
            chiSquare: chiSquare.nullable().describe('Test of the rows and its columns.'),
          } satisfies ShapesOf<CrossGroup>)
          .meta({ id: 'CrossGroup' }),
      )
      .describe(
        'Outer categories of nested columns, in the order of the columns; only columns of one of them are compared. Empty where columns are not nested.',
      ),
    rows: z
      .array(
        z
          .object({ ...part, total, cells: z.array(cell).describe('In the order of the columns.') } satisfies ShapesOf<CrossRow>)
          .meta({ id: 'CrossRow' }),
      )
      .describe(`At most ${LIMITS.crossCategoryRows}: of more those with the most responses.`),
    means: z
      .array(
        z
          .object({
            ...part,
            total: z.object(mean).meta({ id: 'CrossMean' }),
            cells: z.array(z.object({ ...mean, letters }).meta({ id: 'CrossMeanCell' })).describe('In the order of the columns.'),
          } satisfies ShapesOf<CrossMeanRow>)
          .meta({ id: 'CrossMeanRow' }),
      )
      .describe('Rates, sliders, evaluations by level, typed numbers, places of a ranking, weights.'),
    chiSquare: chiSquare
      .nullable()
      .describe('Test of independence; null where a response can be in several rows or columns, and where columns are nested.'),
    omittedRows: z.int().describe('Rows that the table was cut by; the figures of the others take them into account.'),
    omittedColumns: z.int().describe('Columns that the table was cut by.'),
  } satisfies ShapesOf<CrossTable>)
  .meta({ id: 'CrossTable' });

export const crossShape = z.object({
  surveyId: z.string(),
  seq: z.int().describe('Number of the last event of the log of responses that is in the figures.'),
  updatedAt: moment.describe('When the figures were brought up to date.'),
  base: z.int().describe('Responses that the filter means.'),
  tables: z.array(crossTableShape).describe('For each column question one for each row question, in the order asked for.'),
} satisfies ShapesOf<CrossReport>);
