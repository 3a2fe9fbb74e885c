/** Returns a door's name for the field of one of its operations. `field` is empty if the whole operation is meant. */
export type DoorsWords = (operation: number, field: string) => string;
