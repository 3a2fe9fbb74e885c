import { dialogs } from './dialogs';
import { editor } from './editor';
import { images } from './images';

/** What only the editor and the screens beside it speak. */
export const designing = { dialogs, editor, images };
