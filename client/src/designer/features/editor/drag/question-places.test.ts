import { describe, expect, it } from '@jest/globals';
import { block, survey, text } from '@wence/schema/testing';
import { editSession } from '../session/edit-session';
import type { SessionAction } from '../session/session-action';
import { openSession } from '../session/session-state';
import { isElsewhere, mayStandIn, moveTo } from './question-places';

/** Node 1, container 2 with 3 and 4 in it, then 5. */
const drinks = survey(
  text('Q1', 'Tea'),
  block('B1', 'Milk', [text('Q2', 'Warm?'), text('Q3', 'Cold?')]),
  text('Q4', 'Why'),
  block('B2', 'Rum', []),
);
const after = (...actions: readonly SessionAction[]) => actions.reduce(editSession, openSession(1, drinks));
const choose = (...nodeIds: readonly number[]): SessionAction => ({ type: 'severalSelected', nodeIds });
const idOf = (code: string) => drinks.nodes.flatMap((node) => [node, ...(node.nodes ?? [])]).find((node) => node.code === code)?.id ?? 0;
const [Q1, Q2, Q3, Q4, B1, B2] = [idOf('Q1'), idOf('Q2'), idOf('Q3'), idOf('Q4'), idOf('B1'), idOf('B2')];

describe('a question that is carried over the canvas', () => {
  it('stands in containers, but a container stands in none', () => {
    expect(mayStandIn(after(), Q1, B1)).toBe(true);
    expect(mayStandIn(after(), B2, B1)).toBe(false);
    expect(mayStandIn(after(), B2, null)).toBe(true);
  });

  it('goes where a container may go that is chosen together with it', () => {
    expect(mayStandIn(after(choose(Q1, B2)), Q1, B1)).toBe(false);
    expect(mayStandIn(after(choose(Q1, B2)), Q4, B1)).toBe(true);
  });

  it('stays where it is right before and behind itself', () => {
    expect(isElsewhere(after(), Q3, { parentId: B1, after: Q3 })).toBe(false);
    expect(isElsewhere(after(), Q3, { parentId: B1, after: Q2 })).toBe(false);
    expect(isElsewhere(after(), Q3, { parentId: B1, after: null })).toBe(true);
    expect(isElsewhere(after(), Q1, { parentId: B1, after: null })).toBe(true);
  });

  it('takes along those that are chosen together with it', () => {
    const several = after(choose(Q1, Q4));
    expect(moveTo(several, Q4, { parentId: B1, after: Q2 })).toEqual([
      { op: 'moveNode', nodeId: Q1, parentId: B1, after: Q2 },
      { op: 'moveNode', nodeId: Q4, parentId: B1, after: Q1 },
    ]);
    expect(moveTo(several, Q3, { parentId: null, after: null })).toHaveLength(1);
  });
});
