import { type Move, movesBetween } from '@wence/schema';
import { orderAt } from './order.policy.js';

/** Order of a tree of nodes or options: the members of each parent in order. 0 is the top level. */
export type Arrangement = ReadonlyMap<number, readonly number[]>;

interface Branch {
  readonly id: number;
  readonly nodes?: readonly Branch[];
}

/** Desired place of one member. */
export interface PlaceRequest {
  readonly id: number;
  /** 0 is the top level. Absent: its present parent. */
  readonly parentId?: number;
  /** Counted from 1 among the future siblings. Positions are relative: gaps do not matter. Absent: it keeps its place, or goes to the end. */
  readonly position?: number;
}

/** A step into a parent; null is the top level. */
export interface Relocation extends Move {
  readonly parentId: number | null;
}

export function arrangementOf(roots: readonly Branch[]): Arrangement {
  const members = new Map<number, readonly number[]>();
  const note = (parentId: number, branches: readonly Branch[]): void => {
    members.set(
      parentId,
      branches.map(({ id }) => id),
    );
    for (const { id, nodes } of branches) if (nodes) note(id, nodes);
  };
  note(0, roots);
  return members;
}

/**
 * Returns the fewest moves that put the named members in their places while the others keep their order. Unknown ids are moved as well, so that
 * the edit language reports them.
 */
export function relocations(present: Arrangement, requests: readonly PlaceRequest[]): Relocation[] {
  const homes = new Map([...present].flatMap(([parentId, ids]) => ids.map((id) => [id, parentId] as const)));
  const placed = requests.map((request) => ({ ...request, parentId: request.parentId ?? homes.get(request.id) ?? 0 }));
  const targets = new Map(placed.map(({ id, parentId }) => [id, parentId]));
  return [...new Set(targets.values())].flatMap((parentId) => {
    const current = (present.get(parentId) ?? []).filter((id) => (targets.get(id) ?? parentId) === parentId);
    const arriving = [...targets].filter(([id, target]) => target === parentId && homes.get(id) !== parentId).map(([id]) => id);
    const positions = new Map(
      placed.flatMap(({ id, parentId: target, position }) =>
        target === parentId && position !== undefined ? [[id, position] as const] : [],
      ),
    );
    const moves = movesBetween(current, orderAt([...current, ...arriving], positions));
    return moves.map((move) => ({ ...move, parentId: parentId === 0 ? null : parentId }));
  });
}
