import { at, type FieldFault } from '@wence/schema';
import type { z } from 'zod';
import { invalidInput } from '../errors/app-error.js';

/** Parses once, at the door. A fault names the field by its path and the limit it broke. */
export function parseInput(shape: z.ZodType | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const parsed = shape.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error.issues.flatMap(faultsOf));
}

function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: pathOf([...issue.path, key]), rule: 'unknownKey' }));
  return [faultOf(issue, pathOf(issue.path))];
}

function faultOf(issue: z.core.$ZodIssue, field: string): FieldFault {
  switch (issue.code) {
    case 'too_small':
      return { field, rule: issue.origin === 'string' ? 'tooShort' : 'tooSmall', limit: Number(issue.minimum) };
    case 'too_big':
      return { field, rule: issue.origin === 'string' ? 'tooLong' : 'tooLarge', limit: Number(issue.maximum) };
    case 'invalid_type':
      return { field, rule: issue.input === undefined ? 'required' : 'type' };
    default:
      return { field, rule: 'format' };
  }
}

/** As everywhere: `options[0].title`; empty for the input as a whole. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((before, key) => at(before, typeof key === 'number' ? key : String(key)), '');
