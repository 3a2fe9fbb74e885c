/** What a door calls the field of one of its operations. `field` is empty where the whole operation is meant. */
export type DoorsWords = (operation: number, field: string) => string;
