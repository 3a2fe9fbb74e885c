import { bothOf, eitherOf, noneOf } from '../draft/draft-logic.js';
import type { DraftWhen } from '../draft/draft-survey.js';
import { type Token, tokensOf } from './expression-tokens.js';

/** What is compared how. Values are texts or numbers as they were written. */
export type Comparing =
  | 'equal'
  | 'notEqual'
  | 'less'
  | 'greater'
  | 'lessOrEqual'
  | 'greaterOrEqual'
  | 'contains'
  | 'notContains'
  | 'anyOf'
  | 'allOf'
  | 'noneOf'
  | 'isTrue'
  | 'empty'
  | 'notEmpty';

/** A comparison that never holds. It vanishes from what is joined by "or", and takes what is joined by "and" with it. */
export const NEVER: DraftWhen = Object.freeze<DraftWhen>([[]]);

/** Says in our logic what a comparison of a name with values means; undefined if it cannot be said. */
export type Compare = (name: string, comparing: Comparing, values: readonly (string | number)[]) => DraftWhen | undefined;

const SIGNS: Readonly<Record<string, Comparing>> = {
  '=': 'equal',
  '==': 'equal',
  eq: 'equal',
  equal: 'equal',
  '!=': 'notEqual',
  '<>': 'notEqual',
  ne: 'notEqual',
  notequal: 'notEqual',
  '<': 'less',
  lt: 'less',
  less: 'less',
  '>': 'greater',
  gt: 'greater',
  greater: 'greater',
  '<=': 'lessOrEqual',
  le: 'lessOrEqual',
  lessorequal: 'lessOrEqual',
  '>=': 'greaterOrEqual',
  ge: 'greaterOrEqual',
  greaterorequal: 'greaterOrEqual',
  contains: 'contains',
  contain: 'contains',
  '*=': 'contains',
  notcontains: 'notContains',
  notcontain: 'notContains',
  anyof: 'anyOf',
  allof: 'allOf',
  noneof: 'noneOf',
};

const DEPTH = 50;

/** An expression that we do not understand. */
class Unknown extends Error {}

/** Reads "and", "or", "not", comparisons and brackets, as SurveyJS and LimeSurvey write them. */
class ExpressionReader {
  private place = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly compare: Compare,
  ) {}

  read(): DraftWhen | undefined {
    const when = this.any();
    if (this.place < this.tokens.length) throw new Unknown();
    return when;
  }

  private any(): DraftWhen | undefined {
    let when = this.all();
    while (this.takeSign('or', '||')) when = orElse(when, this.all());
    return when;
  }

  private all(): DraftWhen | undefined {
    let when = this.one();
    while (this.takeSign('and', '&&')) when = andAlso(when, this.one());
    return when;
  }

  private one(): DraftWhen | undefined {
    this.depth += 1;
    if (this.depth > DEPTH) throw new Unknown();
    const when = this.takeSign('not', '!') ? opposite(this.one()) : this.bracketed();
    this.depth -= 1;
    return when;
  }

  private bracketed(): DraftWhen | undefined {
    if (!this.takeSign('(')) return this.comparison();
    const when = this.any();
    if (!this.takeSign(')')) throw new Unknown();
    return when;
  }

  private comparison(): DraftWhen | undefined {
    const left = this.operand();
    if (left.name !== undefined && /^is_empty$/i.test(left.name) && this.takeSign('(')) return this.emptiness();
    if (left.name !== undefined && /^count$/i.test(left.name) && this.takeSign('(')) return this.counted();
    const sign = this.tokens[this.place];
    const text = sign?.kind === 'sign' ? sign.text : '';
    if (text === 'empty' || text === 'notempty') {
      this.place += 1;
      return this.ask(left, text === 'empty' ? 'empty' : 'notEmpty', []);
    }
    const comparing = SIGNS[text];
    if (comparing === undefined) return this.ask(left, 'isTrue', []);
    this.place += 1;
    const right = this.operand();
    if (left.name === undefined && right.name !== undefined) return this.ask(right, turned(comparing), left.values);
    return this.ask(left, comparing, right.values);
  }

  /** `count(name)` or `count(that.name)` counts what is chosen; of several names it is not known whether they are all. */
  private counted(): DraftWhen | undefined {
    const { name = '' } = this.operand();
    if (!this.takeSign(')')) throw new Unknown();
    const sign = this.tokens[this.place];
    const comparing = sign?.kind === 'sign' ? SIGNS[sign.text] : undefined;
    if (comparing === undefined) throw new Unknown();
    this.place += 1;
    return this.compare(`${name.replace(/^that\./, '').replace(/\.NAOK$/, '')}.length`, comparing, this.operand().values);
  }

  private emptiness(): DraftWhen | undefined {
    const { name } = this.operand();
    if (!this.takeSign(')')) throw new Unknown();
    return this.ask({ name }, 'empty', []);
  }

  private ask({ name }: { name?: string }, comparing: Comparing, values: readonly (string | number)[] = []): DraftWhen | undefined {
    if (name === undefined) throw new Unknown();
    const isEmptyText = values.length === 1 && values[0] === '';
    if (isEmptyText && comparing === 'equal') return this.compare(name, 'empty', []);
    if (isEmptyText && comparing === 'notEqual') return this.compare(name, 'notEmpty', []);
    return this.compare(name, comparing, values);
  }

  private operand(): { readonly name?: string; readonly values: readonly (string | number)[] } {
    if (this.takeSign('[')) return { values: this.list() };
    const token = this.tokens[this.place];
    if (!token || token.kind === 'sign') throw new Unknown();
    this.place += 1;
    return token.kind === 'name' ? { name: token.text, values: [] } : { values: [token.value] };
  }

  private list(): (string | number)[] {
    const values: (string | number)[] = [];
    while (!this.takeSign(']')) {
      const token = this.tokens[this.place];
      if (token?.kind !== 'value') throw new Unknown();
      values.push(token.value);
      this.place += 1;
      this.takeSign(',');
    }
    return values;
  }

  private takeSign(...wanted: readonly string[]): boolean {
    const token = this.tokens[this.place];
    if (token?.kind !== 'sign' || !wanted.includes(token.text)) return false;
    this.place += 1;
    return true;
  }
}

function orElse(left: DraftWhen | undefined, right: DraftWhen | undefined): DraftWhen | undefined {
  if (left === NEVER) return right;
  return right === NEVER ? left : eitherOf(left, right);
}

const andAlso = (left: DraftWhen | undefined, right: DraftWhen | undefined): DraftWhen | undefined =>
  left === NEVER || right === NEVER ? NEVER : bothOf(left, right);

/** What never holds has an opposite that always does. */
const opposite = (when: DraftWhen | undefined): DraftWhen | undefined => (when === NEVER ? [] : noneOf(when));

/** The same comparison read from the other side. */
function turned(comparing: Comparing): Comparing {
  const other: Partial<Record<Comparing, Comparing>> = {
    less: 'greater',
    greater: 'less',
    lessOrEqual: 'greaterOrEqual',
    greaterOrEqual: 'lessOrEqual',
  };
  return other[comparing] ?? comparing;
}

/** Says in our logic what an expression means; undefined if any part of it cannot be said, because half a condition is a wrong one. */
export function readExpression(source: string, compare: Compare): DraftWhen | undefined {
  const tokens = tokensOf(source);
  if (!tokens || tokens.length === 0) return undefined;
  try {
    const when = new ExpressionReader(tokens, compare).read();
    return when === NEVER ? undefined : when;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}
