import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { SeededRandom } from '../demo/seeded-random.js';

type Field = GraphQLField<unknown, unknown>;

const DEEPEST = 5;
/** Pages of different sizes, so that one object comes by many ways. */
const MOST_FIRST = 4;

/** Random reading queries of a graph, made from its schema alone. Their arguments are good, so that what they select is there. */
export class CacheQueries {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly chance: SeededRandom,
  ) {}

  /** A random part of the fields of a type; each time another one. */
  selectionOf(type: GraphQLOutputType, depth = 0): string {
    const named = getNamedType(type);
    if (isLeafType(named)) return '';
    if (!isAbstractType(named)) return ` { ${this.fieldsOf(named.name, depth).join(' ')} }`;
    const common = isInterfaceType(named) ? this.fieldsOf(named.name, depth) : ['__typename'];
    const own = this.schema
      .getPossibleTypes(named)
      .filter(() => this.chance.happens(0.5))
      .map(({ name }) => this.fragmentOn(name, depth));
    return ` { ${[...common, ...own].join(' ')} }`;
  }

  /** `... on ChoiceQuestion { … }` */
  fragmentOn(name: string, depth = 0): string {
    return `... on ${name} { ${this.fieldsOf(name, depth).join(' ')} }`;
  }

  private fieldsOf(name: string, depth: number): string[] {
    const type = this.schema.getType(name);
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const fields = Object.values(type.getFields()).filter((field) => this.isAskable(field, depth));
    // Clients ask for the id of most objects, and now and then forget it.
    const chosen = fields.filter((field) => this.chance.happens(field.name === 'id' ? 0.95 : depth === 0 ? 0.4 : 0.3));
    const selected = chosen.length > 0 ? chosen : fields.slice(0, 1);
    return selected.length > 0 ? selected.map((field) => this.selected(field, depth)) : ['__typename'];
  }

  private isAskable({ type, args }: Field, depth: number): boolean {
    const isKnown = args.every((argument) => !isRequiredArgument(argument) || argument.name === 'version');
    return isKnown && (depth < DEEPEST || isLeafType(getNamedType(type)));
  }

  private selected(field: Field, depth: number): string {
    return `${field.name}${this.argumentsOf(field)}${this.selectionOf(field.type, depth + 1)}`;
  }

  private argumentsOf({ args }: Field): string {
    const names = args.map(({ name }) => name);
    if (names.includes('version')) return '(version: 1)';
    if (!names.includes('last')) return '';
    return `(${this.chance.pick(['first', 'last'])}: ${this.chance.between(1, MOST_FIRST)})`;
  }
}
