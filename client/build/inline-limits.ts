import { LIMITS } from '@wence/schema';
import type { Plugin } from 'vite';

const LIMIT = /\bLIMITS\.(\w+)/g;
const byName = new Map<string, number>(Object.entries(LIMITS));

/** Writes each limit of the model where it is read: the page reads a few of them, and their table would come with it whole. */
export const inlineLimits = (): Plugin => ({
  name: 'wence:inline-limits',
  transform: (code) => {
    if (!code.includes('LIMITS.')) return null;
    return { code: code.replace(LIMIT, (read, name: string) => String(byName.get(name) ?? read)), map: null };
  },
});
