import { syntaxTree } from '@codemirror/language';
import type { EditorState, Text } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

/** Tells where a value stands in a document of JSON: keys of objects and places in lists, from the outside in. */
export type JsonPath = readonly (string | number)[];

const STRING = /^"|"$/g;

function nameOf(document: Text, property: SyntaxNode): string | null {
  const name = property.getChild('PropertyName');
  return name && document.sliceString(name.from, name.to).replace(STRING, '');
}

const VALUES: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** The values of a list, in order. */
function membersOf(list: SyntaxNode): SyntaxNode[] {
  const members: SyntaxNode[] = [];
  for (let child = list.firstChild; child; child = child.nextSibling) if (VALUES.has(child.name)) members.push(child);
  return members;
}

/** Returns the path of the object or list that a position stands in, and the key whose value it stands at, if it does. */
export function pathAt(state: EditorState, position: number): JsonPath {
  const path: (string | number)[] = [];
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1);
  while (node) {
    const { parent }: SyntaxNode = node;
    if (node.name === 'Property') {
      const name = nameOf(state.doc, node);
      const isAtName = node.getChild('PropertyName')?.to;
      // At the name itself one is still in the object that has the property.
      if (name !== null && isAtName !== undefined && position > isAtName) path.unshift(name);
    } else if (parent?.name === 'Array') {
      const place = membersOf(parent).findIndex(({ from, to }) => from === node?.from && to === node.to);
      if (place >= 0) path.unshift(place);
    }
    node = parent;
  }
  return path;
}

/** Returns whether a key may be written at a position: in an object, and not behind the name of a property. */
export function isAtKey(state: EditorState, position: number): boolean {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1);
  while (node && !['Property', 'Object', 'Array'].includes(node.name)) node = node.parent;
  if (node?.name === 'Property') return position <= (node.getChild('PropertyName')?.to ?? node.to);
  return node?.name === 'Object';
}

/** The keys that the object around a position has already. */
export function keysAround(state: EditorState, position: number): string[] {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1);
  while (node && node.name !== 'Object') node = node.parent;
  return node ? node.getChildren('Property').flatMap((property) => nameOf(state.doc, property) ?? []) : [];
}

/** Splits a field as faults name it, such as `nodes[2].options[0].title`. */
export const pathOf = (field: string): JsonPath =>
  [...field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, place]) => (place === undefined ? (key ?? '') : Number(place)));

/** Returns the range of a value by its path, or of the innermost part of the path that is there. */
export function rangeOf(state: EditorState, path: JsonPath): { readonly from: number; readonly to: number } {
  let node: SyntaxNode | null = syntaxTree(state).topNode.firstChild;
  let found = node ? { from: node.from, to: Math.min(node.to, node.from + 1) } : { from: 0, to: 0 };
  for (const step of path) {
    if (!node) break;
    if (typeof step === 'number') {
      node = membersOf(node)[step] ?? null;
    } else {
      const property: SyntaxNode | undefined = node.getChildren('Property').find((candidate) => nameOf(state.doc, candidate) === step);
      node = property?.lastChild ?? null;
      if (property) found = { from: property.from, to: property.to };
      continue;
    }
    if (node) found = { from: node.from, to: node.to };
  }
  return found;
}
