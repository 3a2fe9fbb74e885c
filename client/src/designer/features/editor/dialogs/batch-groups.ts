import {
  apply,
  findNode,
  isExclusive,
  isOptionGroup,
  type Operation,
  optionsOf,
  parentOption,
  type SurveyDefinition,
  type SurveyNode,
  type SurveyOption,
} from '@wence/schema';
import { matchLines } from './batch-options';

/** Options that stand together: those of a group, or, without a title, those in no group. */
export interface Section {
  readonly title: string | null;
  readonly lines: readonly string[];
}

/** A line that begins so names a group; alone it ends one. */
const MARK = '#';
/** Written before a mark that belongs to the title of an option. */
const ESCAPE = '\\';

const ordinary = (options: readonly SurveyOption[] | undefined): readonly SurveyOption[] =>
  (options ?? []).filter((option) => !isExclusive(option));
/** A title as a line that is not taken for the name of a group. */
export const asLine = (title: string): string => (/^\\*#/.test(title) ? `${ESCAPE}${title}` : title);
const titleOf = (line: string): string => (/^\\+#/.test(line) ? line.slice(1) : line);

/** The options of a question as text: each group under a line with its name, options after it that are in no group under a lone mark. */
export function textOfGroups(node: SurveyNode): string {
  let isInGroup = false;
  const lines = ordinary(optionsOf(node)).flatMap((option): string[] => {
    if (isOptionGroup(option)) {
      isInGroup = true;
      return [`${MARK} ${option.title}`, ...ordinary(option.nodes).map(({ title }) => asLine(title))];
    }
    const end = isInGroup ? [MARK] : [];
    isInGroup = false;
    return [...end, asLine(option.title)];
  });
  return lines.join('\n');
}

/** Reads lines, trimmed and without blank ones, as groups and options in no group. */
export function sectionsOf(lines: readonly string[]): readonly Section[] {
  const sections: { title: string | null; lines: string[] }[] = [{ title: null, lines: [] }];
  for (const line of lines) {
    if (line.startsWith(MARK)) sections.push({ title: line.slice(MARK.length).trim() || null, lines: [] });
    else sections.at(-1)?.lines.push(titleOf(line));
  }
  return sections.filter((section) => section.title !== null || section.lines.length > 0);
}

/** A survey that operations are tried out on one after the other: a new group has an id then, for what goes into it. */
class Trial {
  readonly operations: Operation[] = [];

  constructor(
    private definition: SurveyDefinition,
    private readonly nodeId: number,
  ) {}

  add(option: { readonly title: string; readonly group?: boolean }, parentId: number | null, after: number | null): number {
    const operation: Operation = { op: 'addOption', nodeId: this.nodeId, option, parentId, after };
    return this.run(operation, operation)[0] ?? 0;
  }

  /** Puts an option right behind another one, unless it stands there. */
  put(id: number, parentId: number | null, after: number | null): void {
    const node = findNode(this.definition, this.nodeId);
    const parent = node && parentOption(node, id);
    const siblings = parent ? (parent.nodes ?? []) : (node?.options ?? []);
    const at = siblings.findIndex((option) => option.id === id);
    if ((parent?.id ?? null) === parentId && (siblings[at - 1]?.id ?? null) === after) return;
    const operation: Operation = { op: 'moveOption', nodeId: this.nodeId, optionId: id, parentId, after };
    this.run(operation, operation);
  }

  rename(id: number, title: string): void {
    const operation: Operation = { op: 'updateOption', nodeId: this.nodeId, optionId: id, set: { title } };
    this.run(operation, operation);
  }

  /** Removes an option. Whether logic may go along with it is asked later, when everything is known. */
  remove(id: number): void {
    const operation: Operation = { op: 'removeOption', nodeId: this.nodeId, optionId: id };
    this.run(operation, { ...operation, confirmed: true });
  }

  private run(operation: Operation, tried: Operation): readonly number[] {
    const applied = apply(this.definition, [tried]);
    // The model refuses the whole text then, as it refuses any edit, and the author is told.
    if (applied.ok) this.definition = applied.definition;
    this.operations.push(operation);
    return applied.ok ? applied.created : [];
  }
}

/** The operations that turn the options of a question into these groups. Options and groups whose line stays keep their id. */
export function groupOperations(definition: SurveyDefinition, node: SurveyNode, sections: readonly Section[]): Operation[] {
  const trial = new Trial(definition, node.id);
  const tops = ordinary(optionsOf(node));
  const groups = tops.filter(isOptionGroup);
  const leaves = tops.flatMap((option) => (isOptionGroup(option) ? ordinary(option.nodes) : [option]));
  const named = sections.flatMap(({ title }) => title ?? []);
  const lines = sections.flatMap((section) => section.lines);
  const keptGroups = matchLines(groups, named);
  const kept = matchLines(leaves, lines);
  const removeTheRest = () => {
    for (const { id } of leaves.filter((leaf) => !kept.includes(leaf))) trial.remove(id);
    for (const { id } of groups.filter((group) => !keptGroups.includes(group))) trial.remove(id);
  };
  const isKeeping = kept.some((leaf) => leaf !== null);
  const place = (part: SurveyOption | null | undefined, title: string, parentId: number | null, after: number | null): number => {
    if (!part) return trial.add({ title }, parentId, after);
    if (part.title.trim() !== title) trial.rename(part.id, title);
    trial.put(part.id, parentId, after);
    return part.id;
  };

  // A question always has an option: when nothing stays, the new ones come before the old ones go.
  if (isKeeping) removeTheRest();
  let [group, line] = [0, 0];
  let after: number | null = null;
  for (const section of sections) {
    let parentId: number | null = null;
    let inside: number | null = after;
    if (section.title !== null) {
      const part = keptGroups[group];
      parentId = part ? place(part, section.title, null, after) : trial.add({ title: section.title, group: true }, null, after);
      group += 1;
      after = parentId;
      inside = null;
    }
    for (const title of section.lines) {
      inside = place(kept[line], title, parentId, inside);
      line += 1;
    }
    if (parentId === null) after = inside;
  }
  if (!isKeeping) removeTheRest();
  return trial.operations;
}
