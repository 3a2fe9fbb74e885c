/** Faults of these breaking changes, by the file that they are in, measured by those that were accepted with a reason. */
export function contractFaults(
  changes: Readonly<Record<string, readonly string[]>>,
  accepted: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[];
