export type Step =
  | { readonly kind: 'from'; readonly image: string; readonly name: string }
  | { readonly kind: 'copy'; readonly from: string | null; readonly sources: readonly string[]; readonly target: string }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'env'; readonly variables: Readonly<Record<string, string>> }
  | { readonly kind: 'other'; readonly word: string; readonly rest: string };

/** The steps of a Dockerfile as simple as ours: one instruction per line, continued by a backslash. */
export function stepsOf(text: string): Step[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map(stepOf);
}

function stepOf(line: string): Step {
  const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
  if (word === 'FROM') {
    const [image = '', , name = ''] = rest.split(' ');
    return { kind: 'from', image, name };
  }
  if (word === 'RUN') return { kind: 'run', command: rest };
  if (word === 'ENV')
    return { kind: 'env', variables: Object.fromEntries(rest.split(' ').map((pair) => pair.split('=') as [string, string])) };
  if (word !== 'COPY') return { kind: 'other', word, rest };
  const from = /^--from=(\S+) /.exec(rest)?.[1] ?? null;
  const paths = rest.replace(/^--from=\S+ /, '').split(' ');
  return { kind: 'copy', from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}
