import type { Sequence } from '../../definition/definition.js';

/**
 * Returns whether a lock has an effect in this order: random and loop keep locked parts in place, the author's order and its reverse move none (Spec
 * 5, option lock). Existing locks stay when the order changes; they count again when it changes back.
 */
export const canLock = (sequence: Sequence): boolean => sequence === 1 || sequence === 2;
