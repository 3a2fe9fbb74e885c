import { dialogs } from './dialogs';
import { editor } from './editor';
import { images } from './images';
import { library } from './library';
import { settings } from './settings';

/** Texts used only by the editor and its neighbouring screens. */
export const designing = { dialogs, editor, images, library, settings };
