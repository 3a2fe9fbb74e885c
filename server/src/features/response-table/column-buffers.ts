import { type DuckDBDataChunk, type DuckDBType, DuckDBTypeId, type DuckDBValue } from '@duckdb/node-api';
import duckdb from '@duckdb/node-bindings';

/**
 * The cells of one column until a chunk of them goes into the file. The vectors of the library take them as well, but keep one bit for each cell that is
 * empty in a big integer, which costs more than all the rest of writing a response.
 */
export interface ColumnBuffer {
  set(row: number, value: DuckDBValue): void;
  /** Hands the cells over as this column of a chunk, which has as many rows. */
  flush(chunk: DuckDBDataChunk, column: number): void;
}

/** Room for this many rows of each column. */
export function columnBuffers(types: readonly DuckDBType[], rows: number): ColumnBuffer[] {
  return types.map((type) => {
    const array = ARRAYS[type.typeId];
    if (array) return new NumberBuffer(array(rows), rows);
    return type.typeId === DuckDBTypeId.VARCHAR ? new TextBuffer(rows) : new ValueBuffer();
  });
}

type Numbers = Int8Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

const ARRAYS: Readonly<Partial<Record<DuckDBTypeId, (rows: number) => Numbers>>> = {
  [DuckDBTypeId.TINYINT]: (rows) => new Int8Array(rows),
  [DuckDBTypeId.INTEGER]: (rows) => new Int32Array(rows),
  [DuckDBTypeId.DOUBLE]: (rows) => new Float64Array(rows),
};

const BITS = 8;
/** Bits are read in words of this many bytes. */
const WORD = 8;
const ALL_FULL = 0xff;

/** Tells the empty cells of a column, one bit each. */
class EmptyCells {
  private readonly bits: Uint8Array<ArrayBuffer>;
  private hasAny = false;

  constructor(rows: number) {
    this.bits = new Uint8Array(Math.ceil(rows / BITS / WORD) * WORD).fill(ALL_FULL);
  }

  add(row: number): void {
    this.hasAny = true;
    const byte = Math.floor(row / BITS);
    this.bits[byte] = (this.bits[byte] ?? 0) & ~(1 << (row % BITS));
  }

  flush(vector: duckdb.Vector): void {
    if (!this.hasAny) return;
    const { bits } = this;
    duckdb.vector_ensure_validity_writable(vector);
    duckdb.copy_data_to_vector_validity(vector, 0, bits.buffer, 0, bits.byteLength);
    bits.fill(ALL_FULL);
    this.hasAny = false;
  }
}

class NumberBuffer implements ColumnBuffer {
  private readonly empty: EmptyCells;

  constructor(
    private readonly numbers: Numbers,
    rows: number,
  ) {
    this.empty = new EmptyCells(rows);
  }

  set(row: number, value: DuckDBValue): void {
    if (typeof value === 'number') this.numbers[row] = value;
    else this.empty.add(row);
  }

  flush({ chunk, rowCount }: DuckDBDataChunk, column: number): void {
    const { numbers } = this;
    const vector = duckdb.data_chunk_get_vector(chunk, column);
    duckdb.copy_data_to_vector(vector, 0, numbers.buffer, 0, rowCount * numbers.BYTES_PER_ELEMENT);
    this.empty.flush(vector);
  }
}

class TextBuffer implements ColumnBuffer {
  private readonly texts: (string | null)[] = [];
  private readonly empty: EmptyCells;

  constructor(rows: number) {
    this.empty = new EmptyCells(rows);
  }

  set(row: number, value: DuckDBValue): void {
    const text = typeof value === 'string' ? value : null;
    this.texts[row] = text;
    if (text === null) this.empty.add(row);
  }

  flush({ chunk }: DuckDBDataChunk, column: number): void {
    const vector = duckdb.data_chunk_get_vector(chunk, column);
    for (const [row, text] of this.texts.entries()) {
      if (text !== null) duckdb.vector_assign_string_element(vector, row, text);
    }
    this.empty.flush(vector);
    this.texts.length = 0;
  }
}

/** Lists, of which a table has few: the library writes them. */
class ValueBuffer implements ColumnBuffer {
  private readonly values: DuckDBValue[] = [];

  set(row: number, value: DuckDBValue): void {
    this.values[row] = value;
  }

  flush(chunk: DuckDBDataChunk, column: number): void {
    chunk.setColumnValues(column, this.values);
    this.values.length = 0;
  }
}
