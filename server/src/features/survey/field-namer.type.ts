/** Returns the API's own name for the field of an operation. `field` is empty if the whole operation is meant. */
export type FieldNamer = (operation: number, field: string) => string;
