/** Words of the SPSS language, which no variable can be named by. */
const RESERVED: ReadonlySet<string> = new Set(['ALL', 'AND', 'BY', 'EQ', 'GE', 'GT', 'LE', 'LT', 'NE', 'NOT', 'OR', 'TO', 'WITH']);

const LONGEST = 64;
/** Room for the number behind a name that occurs more than once. */
const ROOM = 8;

/** A name of letters, digits and underscores that begins with a letter and does not end with an underscore. */
function nameOf(parts: readonly string[]): string {
  const plain = parts.map((part) => part.replace(/[^A-Za-z0-9_]/g, '')).join('_');
  const cut = plain.slice(0, LONGEST - ROOM).replace(/_+$/, '');
  return !/^[A-Za-z]/.test(cut) || RESERVED.has(cut.toUpperCase()) ? `Q${cut}` : cut;
}

/** Gives out names, none twice whatever its case: the second `Q1` becomes `Q1_2`. */
export class ColumnNames {
  private readonly taken = new Set<string>();

  of(...parts: readonly string[]): string {
    const name = nameOf(parts);
    let free = name;
    for (let number = 2; this.taken.has(free.toLowerCase()); number += 1) free = `${name}_${number}`;
    this.taken.add(free.toLowerCase());
    return free;
  }
}
