export type CodeFault = 'codeEmpty' | 'codeTaken';

/** Why a typed code cannot be taken: it is empty (Spec 5), or somebody else's. Anything but letters and digits never gets into the field. */
export function codeFault(code: string, taken: readonly string[]): CodeFault | null {
  if (code === '') return 'codeEmpty';
  return taken.includes(code) ? 'codeTaken' : null;
}
