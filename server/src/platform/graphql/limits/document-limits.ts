import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, type ValueNode } from 'graphql';
import { AppError } from '../../errors/app-error.js';
import { GRAPH_LIMITS } from './limit-numbers.js';

/** A limit of `GRAPH_LIMITS` is exceeded: A0420 says which, and what it is. */
export function limitExceeded(limit: keyof typeof GRAPH_LIMITS): AppError {
  return new AppError('A0420', { data: { limit, most: GRAPH_LIMITS[limit] } });
}

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

const NOTHING: Size = { depth: 0, fields: 0, aliases: 0 };

/**
 * Looks at the bare document, before validation, whose work grows with the square of some of these. Each fragment is measured once, so a
 * document of 5,000 tokens that would unfold into millions of fields costs as little as any other. Throws A0420; A0400 for fragments in a ring.
 */
export function assertWithinDocumentLimits(document: DocumentNode): void {
  if (document.definitions.length > GRAPH_LIMITS.definitions) throw limitExceeded('definitions');
  const measure = new Measure(document);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      measure.directives(definition.directives?.length);
      for (const variable of definition.variableDefinitions ?? []) {
        measure.directives(variable.directives?.length);
        if (variable.defaultValue) measure.value(variable.defaultValue, 1);
      }
      assertWithin(measure.selections(definition.selectionSet, 1));
    }
    if (definition.kind === Kind.FRAGMENT_DEFINITION) assertWithin(measure.fragment(definition.name.value));
  }
}

function assertWithin(size: Size): void {
  if (size.depth > GRAPH_LIMITS.depth) throw limitExceeded('depth');
  if (size.fields > GRAPH_LIMITS.fields) throw limitExceeded('fields');
  if (size.aliases > GRAPH_LIMITS.aliases) throw limitExceeded('aliases');
}

class Measure {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  /** Sizes of fragments by name; null while one is being measured. */
  private readonly sizes = new Map<string, Size | null>();
  private directiveCount = 0;

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
  }

  fragment(name: string): Size {
    const known = this.sizes.get(name);
    if (known) return known;
    // A ring of fragments has no size.
    if (known === null) throw new AppError('A0400', { fields: [{ field: 'query', rule: 'format' }] });
    const definition = this.fragments.get(name);
    if (!definition) return NOTHING;
    this.sizes.set(name, null);
    this.directives(definition.directives?.length);
    const size = this.selections(definition.selectionSet, 1);
    this.sizes.set(name, size);
    return size;
  }

  /** `level` counts within this definition only; it keeps the recursion shallow. */
  selections(set: SelectionSetNode, level: number): Size {
    if (level > GRAPH_LIMITS.depth) throw limitExceeded('depth');
    let { depth, fields, aliases } = NOTHING;
    for (const selection of set.selections) {
      this.directives(selection.directives?.length);
      if (selection.kind === Kind.FIELD) {
        for (const argument of selection.arguments ?? []) this.value(argument.value, 1);
        const inner = selection.selectionSet ? this.selections(selection.selectionSet, level + 1) : NOTHING;
        depth = Math.max(depth, inner.depth + 1);
        fields += inner.fields + 1;
        aliases += inner.aliases + (selection.alias ? 1 : 0);
        continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.fragment(selection.name.value) : this.selections(selection.selectionSet, level + 1);
      depth = Math.max(depth, inner.depth);
      fields += inner.fields;
      aliases += inner.aliases;
    }
    return { depth, fields, aliases };
  }

  directives(count = 0): void {
    this.directiveCount += count;
    if (this.directiveCount > GRAPH_LIMITS.directives) throw limitExceeded('directives');
  }

  value(node: ValueNode, level: number): void {
    if (level > GRAPH_LIMITS.nesting) throw limitExceeded('nesting');
    if (node.kind === Kind.LIST) for (const item of node.values) this.value(item, level + 1);
    if (node.kind === Kind.OBJECT) for (const field of node.fields) this.value(field.value, level + 1);
  }
}
