/**
 * What the page uses and browsers from before 2022 lack (Chromium 80 to 96, Safari 13.1 to 15.3, older WebViews of WeChat). Fetched only by them,
 * before anything is rendered; what is listed here is what the sources of the page and of the model call.
 */
import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last-index';
import 'core-js/actual/object/has-own';
import 'core-js/actual/string/replace-all';
import { addDialogs } from './dialogs';
import { spaceFlexItems } from './flex-gap';

if (!('HTMLDialogElement' in window)) addDialogs();
spaceFlexItems(document);
