import type { SurveyDefinition } from '../definition/definition.js';
import { compile } from './compile.js';
import type { Compiled } from './compiled.js';

const known = /* @__PURE__ */ new WeakMap<SurveyDefinition, Compiled>();

/** The compiled form of a definition, made once per object: definitions in memory never change. */
export const compiledOf = (definition: SurveyDefinition): Compiled => {
  const compiled = known.get(definition) ?? compile(definition);
  known.set(definition, compiled);
  return compiled;
};
