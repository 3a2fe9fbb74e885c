import type { Answer, ChoiceAnswer, FieldTexts, MatrixCell } from '../answer/answer.js';
import { isNumber } from '../answer/formats.js';
import { kindOfAnswer } from '../answer/kind-of-answer.js';
import { isGrowingTable } from '../definition/answer-kind.js';
import { rowsOf } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';
import { oneLine } from '../export/input-columns.js';
import { questionInputOf, type TypedInput, typedInputOf } from '../report/part-tally.js';

/** Where in an answer a value stands. */
interface Spot {
  readonly rowId?: number;
  readonly optionId?: number;
}

interface ChoiceAt {
  readonly rowId?: number;
  readonly optionId: number;
}

interface TextAt extends Spot {
  readonly text: string;
}

interface NumberAt extends Spot {
  readonly number: number;
}

/** Takes an answer apart into what filters can ask of it, whatever its type. Reads the answer alone, not the columns that it is laid out in. */
export class AnswerParts {
  readonly chosen: ChoiceAt[] = [];
  /** Typed texts. A text in the format of a number is among the numbers instead. */
  readonly texts: TextAt[] = [];
  /** Rates, levels, places, weights, typed numbers, and how many rows, files or marks there are. */
  readonly numbers: NumberAt[] = [];
  date: string | null = null;
  /** Division codes, largest first. */
  divisions: readonly string[] = [];

  constructor(
    private readonly node: SurveyNode,
    /** The options that its answers may name, carried-over ones included. */
    private readonly options: ReadonlyMap<number, SurveyOption>,
    /** Those of them that logic left. */
    private readonly offered: ReadonlyMap<number, SurveyOption>,
    answer: Answer,
  ) {
    this.add(answer);
  }

  private add(given: Answer): void {
    const { kind, answer } = kindOfAnswer(given);
    switch (kind) {
      case 'single':
        return this.addChoices([answer]);
      case 'multiple':
        return this.addChoices(answer.options);
      case 'text':
        return this.addTyped(questionInputOf(this.node), answer.text, {});
      case 'number':
        return this.addNumber(answer.number, {});
      case 'evaluate':
        this.addNumber(answer.level, {});
        return this.addText(answer.text, {});
      case 'table':
        return this.addTable(answer.rows);
      case 'rank':
        for (const [index, optionId] of answer.order.entries()) this.addNumber(index + 1, { optionId });
        return undefined;
      case 'cascade':
        for (const optionId of answer.path) this.chosen.push({ optionId });
        return undefined;
      case 'city':
        this.divisions = answer.codes;
        return this.addText(answer.detail, {});
      case 'matrix':
        for (const [row, cell] of Object.entries(answer.rows)) this.addCell(cell, Number(row));
        for (const [row, name] of Object.entries(answer.names ?? {})) this.addText(name, { rowId: Number(row) });
        return undefined;
      case 'fields':
        return this.addFields(answer.fields, {});
      case 'proportion':
        return this.addWeights(answer.fields);
      case 'date':
        this.date = answer.date;
        return undefined;
      case 'files':
        return this.addNumber(answer.files.length, {});
      case 'position':
        return this.addText(answer.address, {});
      case 'points':
        this.addNumber(answer.points.length, {});
        return this.addMarks(answer.points.map(({ option }) => option));
    }
  }

  private addNumber(number: number, spot: Spot): void {
    this.numbers.push({ ...spot, number });
  }

  private addText(text: string | undefined, spot: Spot): void {
    if (text !== undefined) this.texts.push({ ...spot, text });
  }

  private addTyped(input: TypedInput, text: string, spot: Spot): void {
    if (input !== 'number') this.addText(text, spot);
    else if (isNumber(text)) this.addNumber(Number(text), spot);
  }

  private addChoices(choices: readonly ChoiceAnswer[], spot: Pick<Spot, 'rowId'> = {}): void {
    for (const { option: optionId, text } of choices) {
      this.chosen.push({ ...spot, optionId });
      this.addText(text, { ...spot, optionId });
    }
  }

  private addFields(fields: FieldTexts, spot: Pick<Spot, 'rowId'>): void {
    for (const [id, text] of Object.entries(fields)) {
      const optionId = Number(id);
      this.addTyped(typedInputOf(this.options.get(optionId) ?? {}), text, { ...spot, optionId });
    }
  }

  /** An item without a weight has the weight 0 once one item has one. */
  private addWeights(weights: Readonly<Record<string, number>>): void {
    for (const optionId of this.offered.keys()) this.addNumber(weights[optionId] ?? 0, { optionId });
  }

  private addTable(rows: readonly FieldTexts[]): void {
    if (isGrowingTable(this.node)) {
      this.addNumber(rows.length, {});
      for (const fields of rows) for (const text of Object.values(fields)) this.addText(oneLine(text), {});
      return;
    }
    for (const [index, fields] of rows.entries()) {
      const row = rowsOf(this.node)[index];
      if (row !== undefined) this.addFields(fields, { rowId: row.id });
    }
  }

  private addMarks(kinds: readonly (number | undefined)[]): void {
    for (const optionId of this.offered.keys()) this.addNumber(kinds.filter((kind) => kind === optionId).length, { optionId });
  }

  private addCell(cell: MatrixCell, rowId: number): void {
    if ('option' in cell) this.addChoices([cell], { rowId });
    else if ('options' in cell) this.addChoices(cell.options, { rowId });
    else if ('fields' in cell) this.addFields(cell.fields, { rowId });
    else if ('number' in cell) this.addNumber(cell.number, { rowId });
    else this.addText(cell.text, { rowId });
  }
}
