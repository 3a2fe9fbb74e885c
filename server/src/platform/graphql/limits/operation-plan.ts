import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { FieldLimits } from './limit.decorators.js';
import { ASSUMED_LIST_SIZE, INTROSPECTION_COST } from './limit-numbers.js';

/** A size that an operation asks for: a literal, or the value of a variable (of a list its length), which may have a default. */
export type AskedSize = number | { readonly variable: string; readonly otherwise: number | undefined };

/** Number of items: what a list is taken to have, or the largest of the sizes that are asked for, e.g. of a connection forward and backward. */
export type ItemCount = number | readonly AskedSize[];

/** Cost of a field that returns objects. Scalars cost nothing and are not in the plan. */
export interface CostPart {
  /** Cost of one object without its parts: 1, or 0 for the edges of a connection. */
  readonly each: number;
  readonly times: ItemCount;
  /** Parts by response name. */
  readonly parts: Map<string, CostPart>;
  /** Parts that objects of some types have besides, where the field leads to an interface or a union. */
  readonly variants: Variant[];
}

/** What a fragment asks of the objects of a type: an object has the parts of all variants that name its type. */
export interface Variant {
  readonly condition: string;
  readonly types: ReadonlySet<string>;
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
  const planner = new Planner(schema, document);
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

interface Sizes {
  readonly defaults: Defaults;
  /** Of the connection whose edges the selection may hold. */
  readonly asked: ItemCount | undefined;
}

class Planner {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
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
    const times = isEdges ? first : isList(field.type) ? itemsOf(field, node) : 1;
    const part = into.get(name) ?? { each: isEdges ? 0 : 1, times, parts: new Map(), variants: [] };
    into.set(name, part);
    const asked = field.args.some((argument) => argument.name === 'first') ? sizesOf(node, defaults) : undefined;
    this.collect(part, type, node.selectionSet, { defaults, asked });
  }

  /** Adds what a selection asks of a type. A fragment on a narrower type asks it of the objects of that type only. */
  private collect(part: Pick<CostPart, 'parts' | 'variants'>, type: GraphQLCompositeType, set: SelectionSetNode, sizes: Sizes): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = isUnionType(type) ? undefined : type.getFields()[selection.name.value];
        if (field) this.add(part.parts, field, selection, sizes.defaults, sizes.asked);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragments.get(selection.name.value);
      if (!fragment) continue;
      const condition = this.schema.getType(fragment.typeCondition?.name.value ?? type.name);
      if (!isCompositeType(condition)) continue;
      const isNarrower = condition !== type && !(isAbstractType(condition) && !isUnionType(type) && this.schema.isSubType(condition, type));
      const parts = isNarrower ? this.variantOf(part, condition).parts : part.parts;
      this.collect({ parts, variants: part.variants }, isNarrower ? condition : type, fragment.selectionSet, sizes);
    }
  }

  private variantOf({ variants }: Pick<CostPart, 'variants'>, type: GraphQLCompositeType): Variant {
    const known = variants.find(({ condition }) => condition === type.name);
    if (known) return known;
    const types = new Set((isObjectType(type) ? [type] : this.schema.getPossibleTypes(type)).map(({ name }) => name));
    const variant = { condition: type.name, types, parts: new Map<string, CostPart>() };
    variants.push(variant);
    return variant;
  }
}

/** The number of items of a list that is no connection. */
function itemsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): ItemCount {
  const { listArgument, listSize = ASSUMED_LIST_SIZE } = field.extensions as FieldLimits; // Written by the decorators of limits.
  const value = node.arguments?.find(({ name }) => name.value === listArgument)?.value;
  if (value?.kind === Kind.LIST) return value.values.length;
  return value?.kind === Kind.VARIABLE ? [{ variable: value.name.value, otherwise: listSize }] : listSize;
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
