import type { FileLayout, FileValue } from '@wence/schema';
import { ByteBuffer } from '../output/byte-buffer.js';
import { FileOutput } from '../output/file-output.js';
import type { CellBatch, FileOutcome, FilePlan, FileWriter } from '../output/file-writer.type.js';
import { CompressedCases } from './compressed-cases.js';
import { cutText, integers } from './sav-bytes.js';
import { CASES_AT, elementsOf, savDictionary } from './sav-dictionary.js';
import { numberOf } from './sav-seconds.js';
import { type SavVariable, savVariables, YEAR } from './sav-variable.js';

const ELEMENT = 8;
const SPACE = 0x20;
/** Bytes of a text that a segment holds. */
const SEGMENT = 255;

/** Writes the value of one variable. */
type WriteValue = (value: FileValue) => void;

/**
 * A data file of SPSS (Spec 3, export type 2) in UTF-8: labelled numbers with missing codes, multi-response sets, dates as SPSS counts them, texts as
 * wide as the longest one. Texts of more than 32,767 bytes are cut.
 */
export class SavFile implements FileWriter {
  private readonly buffer = new ByteBuffer();
  private readonly cases = new CompressedCases(this.buffer);
  private readonly writers: readonly WriteValue[];
  private count = 0;
  private cutTexts = 0;

  private constructor(
    private readonly output: FileOutput,
    private readonly variables: readonly SavVariable[],
    layout: FileLayout,
    facts: FilePlan['facts'],
  ) {
    this.buffer.copy(savDictionary(variables, layout, facts));
    this.writers = variables.map((variable) => (variable.width > 0 ? this.textWriter(variable) : this.numberWriter(variable, layout)));
  }

  static async create(path: string, { layout, facts, textBytes }: FilePlan): Promise<SavFile> {
    if (layout.options.numbered !== true) throw new Error('the layout of a .sav file has to be numbered');
    return new SavFile(await FileOutput.create(path), savVariables(layout, textBytes), layout, facts);
  }

  async write({ rows, columns }: CellBatch): Promise<void> {
    const values = this.variables.map(({ read }) => read(columns, rows));
    for (let row = 0; row < rows; row += 1) {
      for (let place = 0; place < values.length; place += 1) this.writers[place]?.(values[place]?.[row] ?? null);
      if (this.buffer.isFull) await this.output.write(this.buffer.take());
    }
    this.count += rows;
  }

  async end(): Promise<FileOutcome> {
    this.cases.end();
    await this.output.write(this.buffer.take());
    await this.output.overwrite(integers(this.count), CASES_AT);
    await this.output.end();
    return { cutTexts: this.cutTexts };
  }

  abort(): Promise<void> {
    return this.output.abort();
  }

  private numberWriter({ column: { type }, format }: SavVariable, { options }: FileLayout): WriteValue {
    const read = format === YEAR ? Number : numberOf(type, options);
    return (value) => this.cases.number(value === null ? null : read(value));
  }

  private textWriter(variable: SavVariable): WriteValue {
    const { width, segments } = variable;
    const bytes = Buffer.alloc(elementsOf(variable) * ELEMENT, SPACE);
    return (value) => {
      bytes.fill(SPACE);
      if (value !== null) {
        const text = cutText(String(value), width);
        if (text.length < Buffer.byteLength(String(value))) this.cutTexts += 1;
        let at = 0;
        for (const [index, segment] of segments.entries()) {
          text.subarray(index * SEGMENT, (index + 1) * SEGMENT).copy(bytes, at);
          at += Math.ceil(segment / ELEMENT) * ELEMENT;
        }
      }
      this.cases.bytes(bytes);
    };
  }
}
