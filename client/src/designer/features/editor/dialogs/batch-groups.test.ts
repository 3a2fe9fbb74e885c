import { describe, expect, it } from '@jest/globals';
import { apply, emptyDefinition, type NewOption, type SurveyNode } from '@wence/schema';
import { groupOperations, sectionsOf, textOfGroups } from './batch-groups';
import { linesOf } from './batch-options';

function made(options: readonly NewOption[]) {
  const applied = apply(emptyDefinition({ title: 'Canteen' }), [{ op: 'addNode', node: { type: 2, options } }]);
  const node = applied.ok ? applied.definition.nodes[0] : undefined;
  if (!applied.ok || !node) throw new Error('the fixture does not apply');
  return { definition: applied.definition, node };
}

function edit(options: readonly NewOption[], text: string): { before: SurveyNode; after: SurveyNode; count: number } {
  const { definition, node } = made(options);
  const operations = groupOperations(definition, node, sectionsOf(linesOf(text)));
  const edited = apply(definition, operations);
  const after = edited.ok ? edited.definition.nodes[0] : undefined;
  if (!after) throw new Error(JSON.stringify(edited));
  return { before: node, after, count: operations.length };
}

const DRINKS: readonly NewOption[] = [
  { title: 'water' },
  { title: 'Hot', group: true, nodes: [{ title: 'tea' }, { title: 'coffee' }] },
  { title: 'Cold', group: true, nodes: [{ title: 'juice' }] },
  { title: 'milk' },
  { title: 'nothing', exclusive: true },
];
const AS_TEXT = 'water\n# Hot\ntea\ncoffee\n# Cold\njuice\n#\nmilk';

function idOf({ options = [] }: SurveyNode, title: string): number | undefined {
  return options.flatMap((option) => [option, ...(option.nodes ?? [])]).find((option) => option.title === title)?.id;
}

describe('groups of options as text', () => {
  it('stand under their names, and the same text changes nothing', () => {
    expect(textOfGroups(made(DRINKS).node)).toBe(AS_TEXT);
    expect(edit(DRINKS, AS_TEXT).count).toBe(0);
  });

  it('are made, renamed, filled and dissolved; what stays keeps its id', () => {
    const { before, after } = edit(DRINKS, 'milk\n# Warm\ncoffee\ncocoa\n# Fresh\njuice\ntea\n# New\nlemonade');

    expect(textOfGroups(after)).toBe('milk\n# Warm\ncoffee\ncocoa\n# Fresh\njuice\ntea\n# New\nlemonade');
    expect(after.options?.at(-1)?.title).toBe('nothing');
    for (const title of ['milk', 'coffee', 'juice', 'tea']) expect(idOf(after, title)).toBe(idOf(before, title));
    expect(idOf(after, 'water')).toBeUndefined();
  });

  it('keep the options of a group whose line is gone', () => {
    const { before, after } = edit(DRINKS, 'water\ntea\ncoffee\njuice\nmilk');

    expect(textOfGroups(after)).toBe('water\ntea\ncoffee\njuice\nmilk');
    expect(idOf(after, 'tea')).toBe(idOf(before, 'tea'));
  });

  it('come all new, before the old ones go', () => {
    expect(textOfGroups(edit([{ title: 'A' }], '# One\nx\ny').after)).toBe('# One\nx\ny');
  });

  it('leave room for options that begin with the mark', () => {
    const { node } = made([{ title: '#1' }, { title: '\\#2' }]);

    expect(textOfGroups(node)).toBe('\\#1\n\\\\#2');
    expect(sectionsOf(linesOf(textOfGroups(node)))).toEqual([{ title: null, lines: ['#1', '\\#2'] }]);
  });
});
