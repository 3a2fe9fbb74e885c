const NOUNS = ['Node', 'Option', 'Row', 'Template'] as const;
const FIELDS: Readonly<Record<(typeof NOUNS)[number], string>> = { Node: 'node', Option: 'option', Row: 'row', Template: 'node' };

/** The field of a payload that holds what a mutation of a draft made or left: one part, or all of its kind where the others stand elsewhere now. */
export function payloadPart(mutation: string): string {
  const noun = NOUNS.find((each) => mutation.includes(each));
  if (!noun) throw new Error(`${mutation} is about no part`);
  const isOfMany = /^(move|remove|release)|Options$/.test(mutation);
  return isOfMany ? `${FIELDS[noun]}s` : FIELDS[noun];
}
