import { auth } from './auth';
import { common } from './common';
import { editor } from './editor';
import { publish } from './publish';
import { report } from './report';
import { survey } from './survey';

export const en = { auth, common, editor, publish, report, survey };
