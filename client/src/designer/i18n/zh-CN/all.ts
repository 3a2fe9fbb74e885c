import { auth } from './auth';
import { common } from './common';
import { editor } from './editor';
import { publish } from './publish';
import { report } from './report';
import { survey } from './survey';

/** One namespace per feature. Chinese is the source of the keys; every other language must have the same. */
export const zhCN = { auth, common, editor, publish, report, survey };
