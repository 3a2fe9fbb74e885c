import { editor } from './editor';

export const designing = { editor };
