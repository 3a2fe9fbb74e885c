import type { CrossVariable } from './cross-variables';

interface Choice {
  readonly value: number;
  readonly label: string;
}

/** Makes the choices of a list out of these variables; the rows of a matrix stand under its title. */
export function choicesOf(variables: readonly CrossVariable[], retired: string) {
  const groups = new Map<string, { label: string; options: Choice[] }>();
  return variables.flatMap(({ localId, name, matrix, isRetired }): (Choice | { label: string; options: Choice[] })[] => {
    const choice = { value: localId, label: isRetired ? `${name} (${retired})` : name };
    if (matrix === undefined) return [choice];
    const group = groups.get(matrix);
    group?.options.push(choice);
    if (group) return [];
    const begun = { label: matrix, options: [choice] };
    groups.set(matrix, begun);
    return [begun];
  });
}
