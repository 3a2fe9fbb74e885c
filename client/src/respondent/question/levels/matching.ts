/** A choice of a list. Its title is plain text. */
export interface Choice {
  readonly value: string;
  readonly title: string;
}

/** A list of more than this can be searched. */
const MANY = 30;

export const isLong = (choices: readonly Choice[]): boolean => choices.length > MANY;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** The choices whose title contains what was typed; those that begin with it come first. Case, width and spaces make no difference. */
export function matching(choices: readonly Choice[], sought: string): readonly Choice[] {
  const part = folded(sought);
  if (part === '') return choices;
  const found = choices.filter(({ title }) => folded(title).includes(part));
  const isFront = ({ title }: Choice) => folded(title).startsWith(part);
  return [...found.filter(isFront), ...found.filter((choice) => !isFront(choice))];
}
