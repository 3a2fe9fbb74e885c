import { PAGE_SETTING } from './setting-rules.js';
import { entry } from './entry.js';

/** Containers can be shown, hidden and jumped out of as a whole. */
const CONTAINER = { takesJump: true, takesShow: true };

/** Entries that divide a survey rather than ask. Conditions cannot look at a page, and a page has no logic of its own. */
export const STRUCTURE = [
  entry({ type: 0, key: 'page', category: 'basic', setting: PAGE_SETTING }),
  entry({ type: 90, key: 'statement', category: 'basic', takesShow: true }),
  entry({ key: 'group', category: 'professional', ...CONTAINER }),
  entry({ type: 30, key: 'pageBlock', category: 'professional', ...CONTAINER, setting: PAGE_SETTING }),
  entry({ type: 31, key: 'loop', category: 'professional', ...CONTAINER }),
  entry({ type: 32, key: 'block', category: 'professional', ...CONTAINER }),
];
