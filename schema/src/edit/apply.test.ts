import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../definition/canonical-text.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { group } from '../testing/build-container.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { apply, type ApplySuccess, undoOperations } from './apply.js';
import type { Operation } from './operation/operation.js';

const shop = survey(single('Q1', 'Colour?', ['red', 'blue']), text('Q2', 'Why?'), text('Q3', 'Anything else?'));
const [colour, why] = [nodeIdOf(shop, 'Q1'), nodeIdOf(shop, 'Q2')];

function done(definition: SurveyDefinition, ...operations: Operation[]): ApplySuccess {
  const applied = apply(definition, operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  return applied;
}

describe('a list of operations', () => {
  it('is applied all or nothing, and tells which one failed', () => {
    const applied = apply(shop, [
      { op: 'updateSurvey', set: { title: 'New' } },
      { op: 'removeNode', nodeId: 99 },
    ]);

    expect(applied).toEqual({ ok: false, fault: { code: 'notFound', id: 99 }, at: 1 });
  });

  it('tells what it touches on purpose; renumbering touches nothing', () => {
    expect(done(shop, { op: 'updateSurvey', set: { title: 'New' } }).touched).toEqual([0]);
    expect(done(shop, { op: 'removeNode', nodeId: colour }).touched).toEqual([1, 2, 3]);
    expect(done(shop, { op: 'addNode', node: { type: 3 }, after: null }).touched).toEqual([6]);
    expect(done(shop, { op: 'updateOption', nodeId: colour, optionId: 2, set: { title: 'pink' } }).touched).toEqual([2]);
  });

  it('shares every node that it leaves alone', () => {
    const { definition } = done(shop, { op: 'updateNode', nodeId: why, set: { title: 'Why not?' } });

    expect(definition.nodes[0]).toBe(shop.nodes[0]);
    expect(definition.nodes[2]).toBe(shop.nodes[2]);
  });

  it('shares every node that keeps its number when another one is moved in front of it', () => {
    const before = survey(
      ...['Q1', 'Q2', 'Q3', 'Q4'].map((code) => text(code, code)),
      group('Area', 'All', [text('Q5', 'in'), text('Q6', 'it')]),
    );

    const { definition } = done(before, { op: 'moveNode', nodeId: nodeIdOf(before, 'Q2'), after: null });

    expect(definition.nodes.map(({ code, title }) => `${code} ${title}`)).toEqual(['Q1 Q2', 'Q2 Q1', 'Q3 Q3', 'Q4 Q4', 'Area All']);
    for (const place of [2, 3, 4]) expect(definition.nodes[place]).toBe(before.nodes[place]);
  });

  it('takes codes back that renumbering moved, gaps included', () => {
    const gaps = survey(text('Q1', 'a'), text('Q2', 'b'), text('Q7', 'c'));
    const { definition, inverse } = done(gaps, { op: 'removeNode', nodeId: 2 });

    const back = done(definition, ...inverse);

    expect(inverse[0]).toMatchObject({ op: 'restore', codes: { 3: 'Q7' } });
    expect(canonicalText(back.definition)).toBe(canonicalText(gaps));
  });

  it('lowers lastId by its inverse, at the very end, and never by an undo', () => {
    const { inverse } = done(shop, { op: 'addNode', node: { type: 3 } });

    expect(inverse.at(-1)).toEqual({ op: 'restoreLastId', lastId: shop.lastId });
    expect(undoOperations(inverse)).toEqual([{ op: 'restore', remove: [6] }]);
  });

  it('takes several steps back from the last one to the first', () => {
    const { definition, inverse } = done(
      shop,
      { op: 'addNode', node: { type: 3 } },
      { op: 'updateNode', nodeId: 6, set: { title: 'When?' } },
      { op: 'updateNode', nodeId: 6, set: { required: true } },
    );

    expect(inverse.map(({ op }) => op)).toEqual(['restore', 'restore', 'restore', 'restoreLastId']);
    expect(canonicalText(done(definition, ...inverse).definition)).toBe(canonicalText(shop));
  });

  it('gives back an option to a question that had none', () => {
    const bare = survey(single('Q1', 'Colour?', []));
    const { definition, inverse } = done(bare, { op: 'addOption', nodeId: 1, option: { title: 'red' } });

    expect(canonicalText(done(definition, ...inverse).definition)).toBe(canonicalText(bare));
  });

  it('has no way back where it changed nothing', () => {
    const { definition, inverse, touched } = done(shop, { op: 'moveNode', nodeId: why, after: why });

    expect(definition).toBe(shop);
    expect(inverse).toEqual([]);
    expect(touched).toEqual([why]);
  });

  it('is refused when the survey would grow above 4 MB', () => {
    const title = '\u4e2d'.repeat(2000);
    const big = survey(...Array.from({ length: 695 }, (_, place) => text(`Q${place + 1}`, title)));
    const grow: Operation = { op: 'addNode', node: { type: 3, title } };

    const applied = apply(big, [grow, grow, grow, grow, grow]);

    expect(applied).toMatchObject({ ok: false, fault: { code: 'invalid', faults: [{ rule: 'tooBig' }] } });
  });

  it('renumbers 2,000 questions again and again', () => {
    const large = survey(...Array.from({ length: 1990 }, (_, place) => single(`Q${place + 1}`, `Question ${place}`, ['a', 'b'])));

    const { definition } = Array.from({ length: 50 }).reduce<ApplySuccess>(
      (current) => done(current.definition, { op: 'moveNode', nodeId: 1, after: null }, { op: 'moveNode', nodeId: 1 }),
      done(large),
    );

    expect(definition.nodes.map(({ code }) => code)).toEqual(Array.from({ length: 1990 }, (_, place) => `Q${place + 1}`));
  });
});
