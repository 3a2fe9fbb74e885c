import { editor } from './editor';

/** Texts used only by the editor and its neighbouring screens. */
export const designing = { editor };
