/** Names of the sequence modes in the order of their numbers, from 0 (Spec 3): position plays the order forward or in reverse. */
export const SEQUENCE_MODES = ['order', 'random', 'loop', 'position'] as const;
