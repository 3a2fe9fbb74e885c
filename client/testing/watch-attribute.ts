/**
 * Records what an attribute is from now on, and returns how to read that. A state that is shown for a moment only may be over by the time a busy
 * machine looks.
 */
export function watchAttribute(element: Element, name: string): () => readonly (string | null)[] {
  const values = [element.getAttribute(name)];
  const note = (records: readonly MutationRecord[]) => values.push(...records.map(({ oldValue }) => oldValue), element.getAttribute(name));
  const observer = new MutationObserver(note);
  observer.observe(element, { attributeFilter: [name], attributeOldValue: true });
  return () => {
    note(observer.takeRecords());
    return values;
  };
}
