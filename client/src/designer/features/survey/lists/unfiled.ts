/** Stands in the address for surveys in no folder. */
export const UNFILED = 'none';
