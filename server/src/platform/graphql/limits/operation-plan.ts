import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { FieldLimits } from './limit.decorators.js';
import { ASSUMED_LIST_SIZE, INTROSPECTION_COST } from './limit-numbers.js';

/** A size that an operation asks for: a literal, or the value of a variable, which may have a default. */
export type AskedSize = number | { readonly variable: string; readonly otherwise: number | undefined };

/** Number of items: what a list is taken to have, or the sizes that are asked of a connection, forward and backward. */
export type ItemCount = number | readonly AskedSize[];

/** Cost of a field that returns objects. Scalars cost nothing and are not in the plan. */
export interface CostPart {
  /** Cost of one object without its parts: 1, or 0 for the edges of a connection. */
  readonly each: number;
  readonly times: ItemCount;
  /** Parts by response name. */
  readonly parts: Map<string, CostPart>;
}

/** A field at the root, with what it declares. */
export interface RootField extends FieldLimits {
  readonly name: string;
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Everything that is known about an operation before it runs, independent of its variables. */
export interface OperationPlan {
  readonly type: OperationDefinitionNode['operation'];
  readonly roots: readonly RootField[];
  /** True if it selects `__schema` or `__type`. */
  readonly introspects: boolean;
  /** Cost that does not depend on `parts`: at least 1 per root field. */
  readonly base: number;
  readonly parts: ReadonlyMap<string, CostPart>;
}

/** Plans an operation against the schema. Unknown fields are left out: validation will refuse them. */
export function planOperation(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): OperationPlan {
  const root = schema.getRootType(operation.operation);
  const planner = new Planner(document);
  const nodes = planner.fieldsOf(operation.selectionSet);
  const introspections = nodes.filter(({ name }) => name.value === '__schema' || name.value === '__type').length;
  const fields = root?.getFields() ?? {};
  const roots = nodes.flatMap((node): RootField[] => {
    const field = fields[node.name.value];
    return field ? [{ ...(field.extensions as FieldLimits), name: field.name, node, field }] : []; // Written by the decorators of limits.
  });
  const parts = new Map<string, CostPart>();
  for (const { field, node } of roots) planner.add(parts, field, node, defaultsOf(operation));
  const flat = roots.length - [...parts.values()].length;
  return { type: operation.operation, roots, introspects: introspections > 0, base: flat + introspections * INTROSPECTION_COST, parts };
}

type Defaults = ReadonlyMap<string, number>;

function defaultsOf(operation: OperationDefinitionNode): Defaults {
  return new Map(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
    ),
  );
}

class Planner {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /**
   * The fields of a selection, those of fragments included. The document is within the limits and without rings: `assertWithinDocumentLimits` has
   * checked it.
   */
  fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return this.fieldsOf(selection.selectionSet);
      const fragment = this.fragments.get(selection.name.value);
      return fragment ? this.fieldsOf(fragment.selectionSet) : [];
    });
  }

  add(into: Map<string, CostPart>, field: GraphQLField<unknown, unknown>, node: FieldNode, defaults: Defaults, first?: ItemCount): void {
    const type = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(type)) return;
    const name = node.alias?.value ?? node.name.value;
    const isEdges = first !== undefined && isList(field.type);
    const times = isEdges ? first : isList(field.type) ? ((field.extensions as FieldLimits).listSize ?? ASSUMED_LIST_SIZE) : 1;
    const part = into.get(name) ?? { each: isEdges ? 0 : 1, times, parts: new Map() };
    into.set(name, part);
    // A union or interface would need the fields of its members; the graph has none.
    const inner = isObjectType(type) ? type.getFields() : {};
    const asked = field.args.some((argument) => argument.name === 'first') ? sizesOf(node, defaults) : undefined;
    for (const child of this.fieldsOf(node.selectionSet)) {
      const childField = inner[child.name.value];
      if (childField) this.add(part.parts, childField, child, defaults, asked);
    }
  }
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

/** Returns the sizes requested from a connection. */
function sizesOf({ arguments: given = [] }: FieldNode, defaults: Defaults): AskedSize[] {
  return given.flatMap(({ name, value }): AskedSize[] => {
    if (name.value !== 'first' && name.value !== 'last') return [];
    if (value.kind === Kind.INT) return [Number(value.value)];
    return value.kind === Kind.VARIABLE ? [{ variable: value.name.value, otherwise: defaults.get(value.name.value) }] : [];
  });
}
