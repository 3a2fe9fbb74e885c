import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { documentOrder, walkOptions } from '../definition/walk.js';
import { readableText } from '../piping/readable-text.js';

/** One text of a survey that can be found, and the node it belongs to. */
export interface SearchEntry {
  readonly nodeId: number;
  /** Code of the node. */
  readonly nodeCode: string;
  readonly part: 'title' | 'row' | 'option';
  readonly text: string;
  /** The code of the part, which is found when it is entered in full. */
  readonly code: string;
}

export interface SearchHit extends SearchEntry {
  /** What is to be marked in the text: from the first up to the second place. Null: the code was found. */
  readonly range: readonly [number, number] | null;
}

/** Built once per document, since the nodes of one are never changed in place. */
const known = new WeakMap<SurveyDefinition['nodes'], readonly SearchEntry[]>();

/** All texts that can be found, in the order of the document: titles, rows and options, as they are read. */
export function searchEntries({ nodes }: Pick<SurveyDefinition, 'nodes'>): readonly SearchEntry[] {
  const built = known.get(nodes);
  if (built) return built;
  const entries = documentOrder(nodes).flatMap((node): SearchEntry[] => {
    const { id: nodeId, code: nodeCode } = node;
    const entryOf = (part: SearchEntry['part'], title: string, code: string): SearchEntry => ({
      nodeId,
      nodeCode,
      part,
      text: readableText(title),
      code,
    });
    return [
      entryOf('title', node.title, nodeCode),
      ...rowsOf(node).map((row) => entryOf('row', row.title, row.code)),
      ...Array.from(walkOptions(optionsOf(node)), (option) => entryOf('option', option.title, option.code)),
    ];
  });
  known.set(nodes, entries);
  return entries;
}

/** Letters of both sizes are the same. Some capitals have more than one small letter: where that moves what follows, the text stays as it is. */
function folded(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}

/** Finds words in titles, rows and options, and nodes and options by their codes. Nothing is found without words. */
export function searchSurvey(definition: Pick<SurveyDefinition, 'nodes'>, words: string): readonly SearchHit[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return searchEntries(definition).flatMap((entry): SearchHit[] => {
    const at = folded(entry.text).indexOf(wanted);
    if (at >= 0) return [{ ...entry, range: [at, at + wanted.length] }];
    return entry.code.toLowerCase() === wanted ? [{ ...entry, range: null }] : [];
  });
}
