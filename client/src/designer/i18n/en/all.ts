import { auth } from './auth';
import { common } from './common';
import { nav } from './nav';
import { survey } from './survey';

export const en = { auth, common, nav, survey };
