import { auth } from './auth';
import { common, nav } from './common';
import { survey } from './survey';

/** One namespace per feature, of those that are spoken before one has gone anywhere (for the others see `add-texts.ts`). Chinese is the source of the keys; every other language must have the same. */
export const zhCN = { auth, common, nav, survey };
