import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { SWC_OPTIONS } from '../jest/swc-options.mjs';
import { testsAt } from './tests-at.mjs';

const SOURCES = new URL('../../src/', import.meta.url);

/**
 * The JavaScript of a text with the fault in it. Throws where the fault is out of date: it no longer finds its place, finds two, or leaves
 * something that is no TypeScript, which any test would notice.
 */
export function mutate(text, { name, find, replace }) {
  const pieces = text.split(find);
  if (pieces.length !== 2) throw new Error(`"${name}": its place is there ${pieces.length - 1} times, not once: ${find}`);
  const mutant = pieces.join(replace);
  if (mutant === text) throw new Error(`"${name}" changes nothing`);
  try {
    return transformSync(mutant, { ...SWC_OPTIONS, swcrc: false }).code;
  } catch (cause) {
    throw new Error(`"${name}" is no TypeScript`, { cause });
  }
}

export const mutantOf = (fault) => mutate(readFileSync(new URL(fault.file, SOURCES), 'utf8'), fault);

/** Returns why faults cannot be planted, one sentence each; empty if all can, and all tests that they name exist. */
export function outOfDate(faults) {
  return faults.flatMap((fault) => {
    const missing = fault.tests.filter((path) => testsAt([path]).length === 0);
    if (missing.length > 0) return `"${fault.name}": no tests at ${missing.join(', ')}`;
    try {
      mutantOf(fault);
      return [];
    } catch (error) {
      return error.message;
    }
  });
}
