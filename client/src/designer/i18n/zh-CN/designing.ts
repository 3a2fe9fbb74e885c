import { dialogs } from './dialogs';
import { editor } from './editor';
import { images } from './images';
import { library } from './library';
import { settings } from './settings';

/** What only the editor and the screens beside it speak. */
export const designing = { dialogs, editor, images, library, settings };
