import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionRow } from '../catalogue/question-catalogue.js';
import { canonicalText } from '../definition/canonical-text.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { shapeSurvey } from '../definition/shape/shape.js';
import { findNode } from '../definition/walk.js';
import { apply } from '../edit/apply.js';
import { asNewNode } from '../edit/node/as-new-node.js';
import { parseOperations } from '../edit/read/parse-operations.js';
import { ownTexts } from '../edit/references/texts.js';
import { referencesOf } from '../edit/references/reference.js';
import { LIMITS } from '../limit/limits.js';
import { brokenInvariants, missingTargets } from '../scenarios/broken-invariants.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { checked } from '../testing/build-condition.js';
import { group } from '../testing/build-container.js';
import { hide, jump, show, withLogic } from '../testing/build-logic.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { randomRuns } from '../testing/random-runs.js';
import { type Transfer, transferNodes, type TransferPlan } from './transfer-nodes.js';

const token = (nodeId: number): string => `<span data-ref="${nodeId}" data-fallback="it">[Q]</span>`;

function plannedOf(transfer: Transfer): TransferPlan {
  const plan = transferNodes(transfer);
  if (!plan.ok) throw new Error(JSON.stringify(plan.fault));
  return plan;
}

function edited(definition: SurveyDefinition, operations: TransferPlan['operations']): SurveyDefinition {
  const result = apply(definition, operations);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.definition;
}

const source = withLogic(
  survey(
    single('Q1', 'Ride?', ['yes', 'no']),
    single('Q2', 'How?', ['bike', { title: 'train', image: 'images/a.png' }]),
    group('G1', 'More', [text('Q3', `Why ${token(1)}?`), text('Q4', 'Else?')]),
    text('Q5', 'End?'),
  ),
  show('Q2', checked('Q1', 'yes')),
  jump('Q2', 'Q5', checked('Q2', 'bike')),
  hide('Q3', checked('Q2', 'train')),
);
const idOf = (code: string): number => nodeIdOf(source, code);
const target = survey(text('Q1', 'First'), text('Q2', 'Last'));
const behindFirst = { after: nodeIdOf(target, 'Q1') };

describe('questions that go to another survey', () => {
  it('stand one behind the other in the order of the document, with codes of their places and everything in them', () => {
    const { operations, copies } = plannedOf({ source, target, nodeIds: [idOf('G1'), idOf('Q2'), idOf('Q4')], place: behindFirst });

    const { nodes } = edited(target, operations);
    expect(nodes.map(({ code, nodes: members }) => [code, members?.map((one) => one.code)])).toEqual([
      ['Q1', undefined],
      ['Q2', undefined],
      ['G1', ['Q3', 'Q4']],
      ['Q5', undefined],
    ]);
    expect(nodes.slice(1, 3).map(({ id }) => id)).toEqual(copies);
    expect(nodes[1]?.options?.map(({ title, image }) => [title, image])).toEqual([
      ['bike', undefined],
      ['train', 'images/a.png'],
    ]);
  });

  it('bring the rules along that speak of them alone, about the copies, and tell of the others', () => {
    const { operations, notes } = plannedOf({ source, target, nodeIds: [idOf('Q2'), idOf('G1')], place: behindFirst });

    const result = edited(target, operations);
    const [item, ...rest] = result.logic ?? [];
    const choice = nodeByCode(result, 'Q2');
    expect(rest).toEqual([]);
    expect(item).toMatchObject({ nodeId: nodeIdOf(result, 'Q3'), algorithm: 2 });
    expect(item?.conditions).toMatchObject([{ nodeId: choice.id, optionId: [optionIdOf(result, 'Q2', 'train')] }]);
    const [shown, leap] = source.logic ?? [];
    expect(notes).toEqual([
      { code: 'textLeft', nodeId: idOf('Q3'), partId: null, leftIds: [idOf('Q1')] },
      { code: 'logicLeft', nodeId: idOf('Q2'), partId: shown?.id, leftIds: [idOf('Q1')] },
      { code: 'logicLeft', nodeId: idOf('Q2'), partId: leap?.id, leftIds: [idOf('Q5')] },
    ]);
    expect(nodeByCode(result, 'Q3').title).toBe('Why it?');
  });

  it('insert the answer to the copy where its question comes along', () => {
    const { operations, notes } = plannedOf({ source, target, nodeIds: [idOf('Q1'), idOf('Q3')], place: {} });

    const result = edited(target, operations);
    expect(nodeByCode(result, 'Q4').title).toBe(`Why ${token(nodeIdOf(result, 'Q3'))}?`);
    expect(notes).toMatchObject([{ code: 'logicLeft', leftIds: [idOf('Q2')] }]);
  });

  it('bring quotas and end pages along that speak of them alone', () => {
    const quota = (id: number, name: string, code: string, option: string) =>
      ({ id, kind: 'table', name, nodeIds: [idOf(code)], cells: [{ optionId: [optionIdOf(source, code, option)], limit: 5 }] }) as const;
    const counted = shapeSurvey({
      ...source,
      lastId: 102,
      quotas: [quota(101, 'Bikes', 'Q2', 'bike'), quota(102, 'Riders', 'Q1', 'yes')],
      endings: { nodes: [{ nodeId: idOf('Q2'), text: `${token(idOf('Q1'))} thanks`, nodeIds: [idOf('Q1'), idOf('Q2')] }] },
    });
    const { operations, notes, referrers } = plannedOf({ source: counted, target, nodeIds: [idOf('Q2')], place: {} });

    const result = edited(target, operations);
    const copy = nodeIdOf(result, 'Q3');
    expect(result.quotas).toMatchObject([{ name: 'Bikes', nodeIds: [copy] }]);
    expect(result.endings?.nodes).toEqual([{ nodeId: copy, text: 'it thanks', nodeIds: [copy] }]);
    expect(notes).toContainEqual({ code: 'endPageLeft', nodeId: idOf('Q2'), partId: null, leftIds: [idOf('Q1')] });
    expect(referrers).toEqual([source.logic?.[2]?.id]);
    const taken = plannedOf({ source: counted, target: result, nodeIds: [idOf('Q2')], place: {} });
    expect(taken.notes).toContainEqual({ code: 'quotaRefused', nodeId: idOf('Q2'), partId: 101, leftIds: [] });
  });

  it('leave the source as a removal would when they move, and say what refers to them there', () => {
    const { removals, referrers } = plannedOf({ source, target, nodeIds: [idOf('Q1')], place: {} });

    const left = edited(source, removals);
    expect(left.nodes.map(({ code }) => code)).toEqual(['Q1', 'G1', 'Q4']);
    expect(missingTargets(left)).toEqual([]);
    expect(referrers).toEqual([source.logic?.[0]?.id, idOf('Q3')]);
  });

  it('are refused where an edit would be', () => {
    const refusalOf = (change: Partial<Transfer>) => transferNodes({ source, target, nodeIds: [idOf('G1')], place: {}, ...change });
    const full = { ...target, lastId: LIMITS.localId - 2 };

    expect(refusalOf({ nodeIds: [] })).toMatchObject({ fault: { faults: [{ field: 'nodeIds', rule: 'tooShort' }] } });
    expect(refusalOf({ nodeIds: [999] })).toEqual({ ok: false, fault: { code: 'notFound', id: 999 } });
    expect(refusalOf({ place: { after: 999 } })).toEqual({ ok: false, fault: { code: 'notFound', id: 999 } });
    expect(refusalOf({ target: full })).toMatchObject({ fault: { code: 'invalid', faults: [{ rule: 'tooLarge' }] } });
    expect(refusalOf({ target: source, place: { parentId: idOf('G1') } })).toMatchObject({
      fault: { faults: [{ field: 'parentId', rule: 'notAllowed' }] },
    });
  });
});

it('any questions of any survey make a valid one of any other, and nothing that is copied speaks of what is not', () => {
  const chosen = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });
  const sources = arbitraryDefinition(fc, { dangling: true }).filter(({ nodes }) => nodes.length > 0);
  fc.assert(
    fc.property(sources, arbitraryDefinition(fc), chosen, fc.boolean(), (from, given, places, isFirst) => {
      // Far above the ids of the source, so that none of these can be mistaken for one of a copy.
      const to = { ...given, lastId: 1_000_000 };
      const all = from.nodes.flatMap((node) => [node, ...(node.nodes ?? [])]);
      const nodeIds = places.map((place) => all[place % all.length]?.id ?? 0);
      const plan = plannedOf({ source: from, target: to, nodeIds, place: isFirst ? { after: null } : {} });
      const result = edited(to, plan.operations);

      const wire = parseOperations(JSON.parse(JSON.stringify(plan.operations)));
      expect(wire.ok && canonicalText(edited(to, wire.value))).toBe(canonicalText(result));
      expect(parseDefinition(JSON.parse(canonicalText(result)))).toMatchObject({ ok: true });
      expect(brokenInvariants(result)).toEqual([]);
      const spoken = referencesOf(result).filter((reference) => reference.from > to.lastId);
      expect(spoken.filter((reference) => reference.to <= to.lastId || reference.to > result.lastId)).toEqual([]);

      const chosenTop = from.nodes.filter(({ id }) => nodeIds.includes(id));
      for (const node of chosenTop.slice(0, 1)) {
        const copy = plan.copies.map((id) => findNode(result, id)).find((one) => one?.title === node.title && one.type === node.type);
        const isPlain = ownTexts(node).every(({ text: words }) => !words.includes('data-ref'));
        const { needsOptions, hasRows } = questionRow(node);
        const lacksParts = (needsOptions && !node.options?.length) || (hasRows && !node.children?.length);
        if (isPlain && !lacksParts && copy) expect(asNewNode(copy)).toEqual(asNewNode(node));
      }
      expect(missingTargets(edited(from, plan.removals)).filter((id) => !missingTargets(from).includes(id))).toEqual([]);
    }),
    randomRuns(1_000),
  );
});
