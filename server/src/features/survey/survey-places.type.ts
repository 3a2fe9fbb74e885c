import { free } from '../../platform/access/access.js';

/** A whole definition, wherever it is handed in. */
export const DEFINITION_ALONE = free('a definition speaks of its own parts only, by ids local to it');
