const ID = /^[1-9][0-9]{0,8}$/;

/** The local id that a key of a record spells; undefined for any other key. */
export const idOfKey = (key: string): number | undefined => (ID.test(key) ? Number(key) : undefined);

/**
 * Returns the ids of a record keyed by local ids that the question does not know; undefined when a key is no id at all. Known ones that are not
 * offered now are simply not read.
 */
export const unknownIds = (record: Readonly<Record<string, unknown>>, isKnown: (id: number) => boolean): number[] | undefined => {
  const unknown: number[] = [];
  for (const key of Object.keys(record)) {
    const id = idOfKey(key);
    if (id === undefined) return undefined;
    if (!isKnown(id)) unknown.push(id);
  }
  return unknown;
};
