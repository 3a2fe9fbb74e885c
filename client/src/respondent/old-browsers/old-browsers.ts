import { addDialogs } from './dialogs';
import { spaceFlexItems } from './flex-gap';
import { addMissingFunctions } from './missing-functions';

/**
 * Adds what the page uses and browsers from before 2022 lack (Chromium 80 to 96, Safari 13.1 to 15.3, older WebViews of WeChat). Only they fetch
 * this file, before anything is rendered.
 */
addMissingFunctions();
if (!('HTMLDialogElement' in window)) addDialogs();
spaceFlexItems(document);
