/** Returns the fields of an input that have a value: in the graph, null and absent both mean "leave it". The copy is a plain object. */
export function given(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
}
