import { LIMITS, type NewOption, textLength } from '@wence/schema';
import type { SheetRow } from '../../platform/spreadsheet/sheet-row.js';
import { WrongFile } from './wrong-file.js';

interface Branch {
  readonly title: string;
  readonly below: Map<string, Branch>;
}

const branch = (title: string): Branch => ({ title, below: new Map() });

/**
 * Options of a cascade out of rows, one path a row: its first level in the first column, and so on. A cell that is blank in front of a filled one says
 * the same as the one above it, as merged cells do. Rows that say a path again say nothing. What no cascade can be made of is refused with its row
 * (A0701).
 */
export class CascadeTree {
  private readonly root = branch('');
  private count = 0;
  private path: readonly string[] = [];

  add({ number, cells }: SheetRow): void {
    if (cells.slice(LIMITS.cascadeLevels).some((text) => text !== '')) throw new WrongFile('tooManyLevels', number, LIMITS.cascadeLevels);
    const levels = cells.slice(0, LIMITS.cascadeLevels);
    const first = levels.findIndex((text) => text !== '');
    const last = levels.findLastIndex((text) => text !== '');
    const path = [...this.path.slice(0, first), ...levels.slice(first, last + 1)];
    if (path.length <= last || path.includes('')) throw new WrongFile('levelMissing', number);
    if (path.some((title) => textLength(title) > LIMITS.cascadeTitle)) throw new WrongFile('titleTooLong', number, LIMITS.cascadeTitle);
    this.path = path;
    this.grow(path);
    if (this.count > LIMITS.cascadeOptions) throw new WrongFile('tooManyOptions', number, LIMITS.cascadeOptions);
  }

  get options(): NewOption[] {
    return optionsBelow(this.root);
  }

  private grow(path: readonly string[]): void {
    let above = this.root;
    for (const title of path) {
      let next = above.below.get(title);
      if (!next) {
        next = branch(title);
        above.below.set(title, next);
        this.count += 1;
      }
      above = next;
    }
  }
}

const optionsBelow = ({ below }: Branch): NewOption[] =>
  Array.from(below.values(), (next) => (next.below.size === 0 ? { title: next.title } : { title: next.title, nodes: optionsBelow(next) }));
