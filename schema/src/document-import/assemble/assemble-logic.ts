import { questionRow } from '../../catalogue/question-catalogue.js';
import type { Condition, LogicItem } from '../../definition/definition.js';
import { LIMITS } from '../../limit/limits.js';
import { textLength } from '../../text/text.js';
import { DRAFT_END, DRAFT_SCREEN_OUT, type DraftJump, type DraftPart, type DraftTest, type DraftWhen } from '../draft/draft-survey.js';
import type { DraftNote } from '../draft/import-note.js';
import type { AssembledNode } from './assemble-node.js';

type Fields = Omit<LogicItem, 'id' | 'conditions'>;

/** Makes logic items of the conditions and jumps of parts. What cannot be said in our logic is noted and left out; nothing is said halfway. */
export class LogicAssembler {
  readonly items: LogicItem[] = [];
  private readonly places: ReadonlyMap<string, number>;

  constructor(
    private readonly nodes: readonly AssembledNode[],
    private nextId: number,
    private readonly note: (note: DraftNote) => void,
  ) {
    this.places = new Map(nodes.map(({ part }, place) => [part.key, place]));
  }

  /** The highest id that was used. */
  get lastId(): number {
    return this.nextId - 1;
  }

  /** Items of all parts, in their order. */
  assemble(): readonly LogicItem[] {
    this.nodes.forEach((assembled, place) => {
      const { part } = assembled;
      if (part.show) this.addShow(assembled, place, part.show);
      this.addOffers(assembled, place);
      if (part.carry) this.addCarry(assembled, place, part.carry);
      for (const jump of part.jumps ?? []) this.addJump(assembled, place, jump);
    });
    return this.items;
  }

  private addShow({ node, part }: AssembledNode, place: number, when: DraftWhen): void {
    const fields: Fields = { model: 1, type: 2, nodeId: node.id, algorithm: 1 };
    const isAdded = questionRow(node).takesShow && this.add(fields, when, (source) => source < place);
    if (!isAdded) this.note({ code: 'conditionLost', key: part.key });
  }

  /** Options, or rows, that have the same condition share an item. */
  private addOffers({ node, part, options, rows }: AssembledNode, place: number): void {
    const row = questionRow(node);
    const lists = [
      { offered: part.options ?? [], ids: options, optionType: 1, isTaken: row.takesOptionLogic },
      { offered: part.rows ?? [], ids: rows, optionType: 2, isTaken: row.takesRowLogic },
    ] as const;
    for (const { offered, ids, optionType, isTaken } of lists) {
      const byCondition = new Map<string, { readonly when: DraftWhen; readonly optionId: number[] }>();
      for (const { key, show } of offered) {
        const id = ids.get(key);
        if (show === undefined || id === undefined) continue;
        const name = JSON.stringify(show);
        const group = byCondition.get(name) ?? { when: show, optionId: [] };
        group.optionId.push(id);
        byCondition.set(name, group);
      }
      for (const { when, optionId } of byCondition.values()) {
        const fields: Fields = { model: 2, type: 2, nodeId: node.id, algorithm: 1, optionType, optionId };
        const isAdded = isTaken && this.add(fields, when, (source) => source < place);
        if (!isAdded) this.note({ code: 'conditionLost', key: part.key });
      }
    }
  }

  private addCarry({ node, part }: AssembledNode, place: number, { question, isChosen }: NonNullable<DraftPart['carry']>): void {
    const from = this.places.get(question);
    const source = from === undefined || from >= place ? undefined : this.nodes[from]?.node;
    const row = questionRow(node);
    const isPossible = source !== undefined && row.isCarryTarget && questionRow(source).isCarrySource;
    if (!isPossible || this.items.length >= LIMITS.logicItems) return this.note({ code: 'settingLost', key: part.key });
    const id = this.take();
    const conditions = [{ id: this.take(), nodeId: source.id, algorithm: isChosen ? 1 : 2 }];
    this.items.push({ model: 2, type: 1, nodeId: node.id, optionType: row.takesRowLogic ? 2 : 1, id, conditions });
  }

  private addJump({ node, part }: AssembledNode, place: number, { when, to }: DraftJump): void {
    const target = this.targetOf(to, place);
    const fields: Fields = { model: 1, type: 1, nodeId: node.id, target };
    const isAdded = target !== undefined && questionRow(node).takesJump && this.add(fields, when, (source) => source <= place);
    if (!isAdded) this.note({ code: 'jumpLost', key: part.key });
  }

  /** Only jumps forward do something. */
  private targetOf(to: string, place: number): number | undefined {
    if (to === DRAFT_END) return 0;
    if (to === DRAFT_SCREEN_OUT) return -1;
    const target = this.places.get(to);
    return target === undefined || target <= place ? undefined : this.nodes[target]?.node.id;
  }

  private add(fields: Fields, when: DraftWhen, isEarlier: (place: number) => boolean): boolean {
    const joined = joinedTests(when);
    if (joined.length > LIMITS.conditionsPerItem || this.items.length >= LIMITS.logicItems) return false;
    const built: Omit<Condition, 'id'>[] = [];
    for (const { test, place } of joined) {
      const condition = this.conditionOf(test, isEarlier);
      if (!condition) return false;
      built.push({ ...condition, ...place });
    }
    const id = this.take();
    this.items.push({ ...fields, id, conditions: built.map((condition) => ({ ...condition, id: this.take() })) });
    return true;
  }

  private conditionOf(test: DraftTest, isEarlier: (place: number) => boolean): Omit<Condition, 'id'> | undefined {
    const place = this.places.get(test.question);
    const source = place === undefined ? undefined : this.nodes[place];
    if (place === undefined || source === undefined || !isEarlier(place)) return undefined;
    const comparison = questionRow(source.node).algorithms.find(({ algorithm }) => algorithm === test.algorithm);
    const childId = test.row === undefined ? undefined : source.rows.get(test.row);
    const optionId = test.options?.map((key) => source.options.get(key));
    if (!comparison || (test.row !== undefined && childId === undefined) || optionId?.includes(undefined)) return undefined;
    if (comparison.operand === 'row' && childId === undefined) return undefined;
    if ((comparison.operand === 'options' || comparison.operand === 'optionValue') && !optionId?.length) return undefined;
    if (!isFit(test.result, comparison.operand !== null && /value|count/i.test(comparison.operand))) return undefined;
    return {
      nodeId: source.node.id,
      algorithm: test.algorithm,
      ...(childId !== undefined && { childId }),
      ...(optionId && { optionId: optionId.filter((id) => id !== undefined) }),
      ...(test.result && { result: test.result }),
    };
  }

  private take(): number {
    this.nextId += 1;
    return this.nextId - 1;
  }
}

interface JoinedTest {
  readonly test: DraftTest;
  readonly place: Pick<Condition, 'operator' | 'parentId'>;
}

const joinedBy = (isOr: boolean): Pick<Condition, 'operator'> => (isOr ? { operator: 2 } : {});

/** The comparisons in their order, each with the operator before it and the number of its brackets. */
function joinedTests(when: DraftWhen): readonly JoinedTest[] {
  let brackets = 0;
  return when.flatMap((list, listPlace) =>
    list.flatMap((entry, place): readonly JoinedTest[] => {
      const opener = joinedBy(place === 0 && listPlace > 0);
      if (!('anyOf' in entry)) return [{ test: entry, place: opener }];
      brackets += 1;
      const parentId = brackets;
      return entry.anyOf.flatMap((inner, innerPlace) =>
        inner.map((test, index) => {
          const isFirst = innerPlace === 0 && index === 0;
          return { test, place: { ...(isFirst ? opener : joinedBy(index === 0)), parentId } };
        }),
      );
    }),
  );
}

/** Values a condition can hold: there are some where it compares with some, none of them long. */
function isFit(result: DraftTest['result'], isNeeded: boolean): boolean {
  if (result === undefined) return !isNeeded;
  return result.length > 0 && result.every((value) => typeof value === 'number' || textLength(value) <= LIMITS.conditionText);
}
