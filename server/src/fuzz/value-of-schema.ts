import type { SeededRandom } from '../demo/seeded-random.js';

/** The subset of JSON Schema that the routes use. */
export interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** A value that means something under this name, such as an id that exists; undefined: the shape alone decides. */
export type NamedValue = (name: string, type: string | undefined) => unknown;

const DEEPEST = 4;
const MOST_ITEMS = 3;
const FULL_RANGE = 1000;

/** Makes values that keep a shape: the request that a program would send which has read the documentation. */
export class ShapedValues {
  private definitions: Readonly<Record<string, Shape>> = {};

  constructor(
    private readonly chance: SeededRandom,
    private readonly named: NamedValue,
  ) {}

  of(shape: Shape): unknown {
    this.definitions = shape.$defs ?? {};
    return this.make(shape, '', 0);
  }

  private make(shape: Shape, name: string, depth: number): unknown {
    if (shape.$ref !== undefined) return this.make(this.definitions[shape.$ref.slice('#/$defs/'.length)] ?? {}, name, depth);
    if ('const' in shape) return shape.const;
    if (shape.enum) return this.chance.pick(shape.enum);
    const known = this.named(name, shape.type);
    if (known !== undefined) return known;
    const choices = shape.anyOf ?? shape.oneOf;
    if (choices) return this.make(this.chance.pick(choices), name, depth);
    if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => this.make(part, name, depth)));
    return this.ofType(shape, name, depth);
  }

  private ofType(shape: Shape, name: string, depth: number): unknown {
    switch (shape.type) {
      case 'string':
        return this.text(shape);
      case 'integer':
        return this.chance.between(shape.minimum ?? 0, Math.min(shape.maximum ?? FULL_RANGE, (shape.minimum ?? 0) + FULL_RANGE));
      case 'number':
        return this.chance.next() * FULL_RANGE;
      case 'boolean':
        return this.chance.happens(0.5);
      case 'null':
        return null;
      case 'array':
        return this.list(shape, name, depth);
      case 'object':
        return this.record(shape, depth);
      default:
        return this.chance.pick<unknown>(['text', 1, true, null, [], {}]);
    }
  }

  private text({ format, minLength = 0, maxLength = 40 }: Shape): string {
    if (format === 'uuid') return this.chance.uuid();
    if (format === 'date-time') return new Date(1_770_000_000_000 + this.chance.between(0, 1e9)).toISOString();
    const length = this.chance.between(minLength, Math.min(maxLength, minLength + 12));
    return 'Wence ask 7 \u4e00\u9fa5'.repeat(6).slice(0, length);
  }

  private list(shape: Shape, name: string, depth: number): unknown[] {
    const least = shape.minItems ?? 0;
    const length = depth >= DEEPEST ? least : this.chance.between(least, Math.min(shape.maxItems ?? MOST_ITEMS, least + MOST_ITEMS));
    return Array.from({ length }, () => this.make(shape.items ?? {}, name, depth + 1));
  }

  private record(shape: Shape, depth: number): Record<string, unknown> {
    const required = new Set(shape.required);
    const wanted = depth >= DEEPEST ? 0 : this.chance.pick([0, 0.2, 0.6, 1]);
    const entries = Object.entries(shape.properties ?? {}).filter(([name]) => required.has(name) || this.chance.happens(wanted));
    return Object.fromEntries(entries.map(([name, part]) => [name, this.make(part, name, depth + 1)]));
  }
}
