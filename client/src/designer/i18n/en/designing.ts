import { dialogs } from './dialogs';
import { editor } from './editor';
import { images } from './images';

export const designing = { dialogs, editor, images };
