import type { Condition } from './definition.js';

/** The part of a condition that brackets are about; saved, in an operation, or while its author is at work on it. */
type Grouped = Pick<Condition, 'parentId' | 'operator'>;

/** The number of the brackets that a condition stands in; 0: none. */
export const groupOf = ({ parentId = 0 }: Grouped): number => parentId;

function isAlone(conditions: readonly Grouped[], place: number): boolean {
  const group = groupOf(conditions[place] ?? {});
  return conditions.every((other, index) => index === place || groupOf(other) !== group);
}

function inGroup<C extends Grouped>(condition: C, group: number): C {
  if (condition.parentId === (group === 0 ? undefined : group)) return condition;
  const { parentId: _before, ...rest } = condition;
  // Only the number of the brackets is another one.
  return (group === 0 ? rest : { ...rest, parentId: group }) as C;
}

/**
 * Returns conditions with their brackets in canonical form: numbered from 1 in the order in which they open; brackets around one condition are none.
 * Takes any numbers, also ones that stand apart, which `checkConditions` refuses.
 */
export function shapeGroups<C extends Grouped>(conditions: readonly C[]): readonly C[] {
  const numbers = new Map<number, number>();
  return conditions.map((condition, place) => {
    const group = groupOf(condition);
    if (group === 0 || isAlone(conditions, place)) return inGroup(condition, 0);
    const number = numbers.get(group) ?? numbers.size + 1;
    numbers.set(group, number);
    return inGroup(condition, number);
  });
}

/** Returns whether a condition stands in the same brackets as the one before it. */
export function isWithPrevious(conditions: readonly Grouped[], place: number): boolean {
  const group = groupOf(conditions[place] ?? {});
  return group !== 0 && place > 0 && groupOf(conditions[place - 1] ?? {}) === group;
}

/** Returns whether brackets open before the condition at `place`, and whether they close behind it. */
export function bracketsAt(conditions: readonly Grouped[], place: number): { readonly opens: boolean; readonly closes: boolean } {
  const isGrouped = groupOf(conditions[place] ?? {}) !== 0;
  return {
    opens: isGrouped && !isWithPrevious(conditions, place),
    closes: isGrouped && !isWithPrevious(conditions, place + 1),
  };
}

/** Returns the conditions with brackets drawn anew: `isJoined` says of each but the first whether it stands in brackets with the one before it. */
function regrouped<C extends Grouped>(conditions: readonly C[], isJoined: (place: number) => boolean): readonly C[] {
  let group = 0;
  return shapeGroups(
    conditions.map((condition, place) => {
      if (place === 0 || !isJoined(place)) group += 1;
      return inGroup(condition, group);
    }),
  );
}

/** Puts the condition at `place` into the brackets of the one before it, along with those in its own brackets. Operators stay as they are. */
export const groupWithPrevious = <C extends Grouped>(conditions: readonly C[], place: number): readonly C[] =>
  regrouped(conditions, (each) => each === place || isWithPrevious(conditions, each));

/** Closes the brackets before the condition at `place`; those behind it stay in brackets with it. Operators stay as they are. */
export const partFromPrevious = <C extends Grouped>(conditions: readonly C[], place: number): readonly C[] =>
  regrouped(conditions, (each) => each !== place && isWithPrevious(conditions, each));

function joinedBy<C extends Grouped>(condition: C, { operator }: Grouped): C {
  const { operator: _own, ...rest } = condition;
  // Only the operator is another one.
  return (operator === undefined ? rest : { ...rest, operator }) as C;
}

/**
 * Returns those conditions that `left` still holds, as it returns them; undefined means gone. Where the first one in brackets goes, the next one
 * takes its operator over, so that what is left of the brackets is joined to the outside as before.
 */
export function leftInGroups<C extends Grouped>(
  conditions: readonly C[],
  left: (condition: C, place: number) => C | undefined,
): readonly C[] {
  let inherited: Grouped | null = null;
  const rest = conditions.flatMap((condition, place): C | readonly C[] => {
    const kept = left(condition, place);
    if (!isWithPrevious(conditions, place)) inherited = null;
    const opener: Grouped | null = inherited;
    if (kept === undefined) {
      if (opener === null && bracketsAt(conditions, place).opens) inherited = condition;
      return [];
    }
    inherited = null;
    return opener === null ? kept : joinedBy(kept, opener);
  });
  return shapeGroups(rest);
}
