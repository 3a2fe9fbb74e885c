/** What of an input was really given: in the graph, null and absent both mean "leave it". A plain copy, without the input's class. */
export function given(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
}
