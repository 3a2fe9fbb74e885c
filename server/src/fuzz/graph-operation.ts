import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputObjectType,
  GraphQLNonNull,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
  type OperationTypeNode,
} from 'graphql';
import type { SeededRandom } from '../demo/seeded-random.js';
import type { NamedValue } from './value-of-schema.js';

export interface GraphOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Field = GraphQLField<unknown, unknown>;

/** A field of a type, or of one of the types that an interface or a union stands for. */
interface Choice {
  readonly parent: GraphQLCompositeType;
  readonly field: Field;
}

const DEEPEST = 5;
const KNOWN_TYPES: Readonly<Record<string, string>> = {
  Int: 'integer',
  Float: 'number',
  ID: 'string',
  String: 'string',
  Boolean: 'boolean',
};

/**
 * Operations for the fields of a graph, made from its schema alone. It selects what it has selected least so far, so that in the end every field of
 * every type was asked for about as often.
 */
export class GraphOperations {
  private variables: Record<string, unknown> = {};
  private declared: string[] = [];
  private aliases = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly chance: SeededRandom,
    private readonly named: NamedValue,
    /** Number of times each field was selected, by `Type.field`; shared by all generators for one graph. */
    private readonly asked = new Map<string, number>(),
  ) {}

  of(kind: OperationTypeNode, root: GraphQLObjectType, field: Field): GraphOperation {
    this.variables = {};
    this.declared = [];
    const selection = this.selected({ parent: root, field }, 0);
    const declared = this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
    const name = this.chance.pick(['', ' Op', ' _0', ' query']);
    const query = this.chance.happens(0.1)
      ? `${kind}${name || ' Op'}${declared} { ...All } fragment All on ${root.name} { ${selection} }`
      : `${kind}${name}${declared} { ${selection} }`;
    return { query, variables: this.variables };
  }

  private selected({ parent, field }: Choice, depth: number): string {
    const key = `${parent.name}.${field.name}`;
    this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
    const alias = this.chance.happens(0.05) ? `a${(this.aliases += 1)}: ` : '';
    const directive = this.chance.pick(['', '', '', '', ' @include(if: true)', ' @skip(if: false)']);
    return `${alias}${field.name}${this.arguments(field.args)}${directive}${this.selectionOf(field.type, depth)}`;
  }

  private selectionOf(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return '';
    const choices = this.choicesOf(named).filter(({ field }) => depth < DEEPEST || isLeafType(getNamedType(field.type)));
    // Types of many fields would be asked for a few of them over and over otherwise.
    const count = this.chance.between(1, Math.max(depth === 0 ? 6 : 3, Math.ceil(choices.length / 3)));
    const rarest = choices
      .map((choice) => ({ choice, weight: this.rarity(choice, depth) + this.chance.next() }))
      .toSorted((one, two) => one.weight - two.weight)
      .slice(0, count)
      .map(({ choice }) => {
        const selected = this.selected(choice, depth + 1);
        return choice.parent === named ? selected : `... on ${choice.parent.name} { ${selected} }`;
      });
    return ` { ${[...new Set(rarest), ...(this.chance.happens(0.1) ? ['__typename'] : [])].join(' ') || '__typename'} }`;
  }

  /** The fields of a type, and those that only some objects of an interface or a union have. */
  private choicesOf(type: GraphQLCompositeType): Choice[] {
    const own = isUnionType(type) ? [] : Object.values(type.getFields()).map((field): Choice => ({ parent: type, field }));
    if (!isAbstractType(type)) return own;
    const common = new Set(own.map(({ field }) => field.name));
    const more = this.schema.getPossibleTypes(type).flatMap((parent) =>
      Object.values(parent.getFields())
        .filter(({ name }) => !common.has(name))
        .map((field): Choice => ({ parent, field })),
    );
    return [...own, ...more];
  }

  /** Returns how often the field, or the least selected field below it, was selected. */
  private rarity({ parent, field }: Choice, depth: number): number {
    const own = this.asked.get(`${parent.name}.${field.name}`) ?? 0;
    const named = getNamedType(field.type);
    // An interface may stand for so many types that looking below would take longer than asking.
    if (!isCompositeType(named) || isInterfaceType(named) || depth >= DEEPEST) return own;
    return Math.min(own, ...this.choicesOf(named).map((below) => this.rarity(below, depth + 1)));
  }

  private arguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter(({ type }) => isNonNullType(type) || this.chance.happens(0.5));
    return given.length === 0 ? '' : `(${given.map((arg) => `${arg.name}: ${this.variable(arg)}`).join(', ')})`;
  }

  private variable({ name, type }: GraphQLArgument): string {
    const variable = `v${this.declared.length}`;
    this.declared.push(`$${variable}: ${String(type)}`);
    this.variables[variable] = this.value(type, name, 0);
    return `$${variable}`;
  }

  private value(type: GraphQLInputType, name: string, depth: number): unknown {
    if (isNonNullType(type)) return this.value(type.ofType, name, depth) ?? this.fallback(type.ofType);
    if (depth > 0 && this.chance.happens(0.25)) return this.chance.happens(0.7) ? undefined : null;
    if (isListType(type)) {
      const items = Array.from({ length: depth > 3 ? 0 : this.chance.between(0, 3) }, () => this.value(type.ofType, name, depth + 1));
      return items.filter((item) => item !== undefined && item !== null);
    }
    if (isEnumType(type)) return this.chance.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      if (type.isOneOf) return this.oneOf(type, depth);
      const fields =
        depth > 4 ? Object.values(type.getFields()).filter((field) => isNonNullType(field.type)) : Object.values(type.getFields());
      return Object.fromEntries(fields.map((field) => [field.name, this.value(field.type, field.name, depth + 1)]));
    }
    return this.scalar(type.name, name);
  }

  /** Exactly one field, which is not null. Deep inside, one whose value ends there. */
  private oneOf(type: GraphQLInputObjectType, depth: number): Record<string, unknown> {
    const field = this.chance.pick(Object.values(type.getFields()));
    return { [field.name]: this.value(new GraphQLNonNull(getNullableType(field.type)), field.name, depth + 1) };
  }

  private scalar(type: string, name: string): unknown {
    const known = this.named(name, KNOWN_TYPES[type]);
    if (known !== undefined) return known;
    switch (type) {
      case 'Int':
        return this.chance.between(0, 20);
      case 'Float':
        return this.chance.next() * 20;
      case 'Boolean':
        return this.chance.happens(0.5);
      case 'DateTimeISO':
        return new Date(1_770_000_000_000 + this.chance.between(0, 1e9)).toISOString();
      case 'JSON':
        return this.chance.pick<unknown>([{}, [], 'text', 1, null, { a: [1] }]);
      default:
        return this.chance.pick(['A title', '\u4e00\u9fa5 <b>x</b>', 'x']);
    }
  }

  /** Returns a value for a required input for which none was generated. */
  private fallback(type: GraphQLInputType): unknown {
    if (isListType(type)) return [];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    return isInputObjectType(type) ? this.value(type, '', 0) : this.scalar(getNamedType(type).name, '');
  }
}
