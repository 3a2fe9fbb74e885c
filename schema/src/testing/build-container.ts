import { type BuiltNode, type Extras, question } from './build-node.js';

/** A heading with questions of its own. */
export const group = (code: string, title: string, nodes: readonly BuiltNode[], extras: Extras = {}): BuiltNode => ({
  code,
  group: true,
  title,
  options: [],
  nodes,
  ...extras,
});

/** Questions that form pages of their own. */
export const pageBlock = (code: string, title: string, nodes: readonly BuiltNode[], extras?: Extras): BuiltNode => ({
  ...question(30, code, title, [], extras),
  nodes,
});

export const loop = (code: string, title: string, nodes: readonly BuiltNode[], extras?: Extras): BuiltNode => ({
  ...question(31, code, title, [], extras),
  nodes,
});

export const block = (code: string, title: string, nodes: readonly BuiltNode[], extras?: Extras): BuiltNode => ({
  ...question(32, code, title, [], extras),
  nodes,
});

/** A flat break between pages. */
export const page = (code: string, extras?: Extras): BuiltNode => question(0, code, code, [], extras);

/** A text without an answer. */
export const statement = (code: string, title: string, extras?: Extras): BuiltNode => question(90, code, title, [], extras);
