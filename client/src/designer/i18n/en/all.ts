import { auth } from './auth';
import { common, nav } from './common';
import { survey } from './survey';

export const en = { auth, common, nav, survey };
