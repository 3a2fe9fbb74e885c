import { ENDING_LIMITS } from '../limit/ending-limits.js';
import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import { schemasOf } from '../reading/field-table.js';
import { emptyList, integer, type JsonSchema, list, record } from '../reading/json-schema.js';
import { readListOf } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';
import { checkNodeId } from './ending-field.js';
import { checkEnding, ENDING, type Ending, readEnding, readEndingFields, shapeEnding } from './ending.js';

/**
 * Tells when a visit ends: the answers were taken (`normal`), a jump screened the respondent out (`screened`), a quota was full (`overQuota`), or the
 * survey takes no answers (`closed`): it has not begun, is stopped, has ended or is full.
 */
export const ENDING_KINDS = {
  normal: 'The answers were taken.',
  screened: 'A jump screened the respondent out.',
  overQuota: 'A quota was full.',
  closed:
    'The survey takes no answers: it has not begun, is stopped, has ended or has all it asked for. Nothing is inserted into its texts.',
} as const;

export type EndingKind = keyof typeof ENDING_KINDS;

// `Object.keys` forgets which keys the record has.
export const ENDING_KIND_NAMES = Object.keys(ENDING_KINDS) as readonly EndingKind[];

/** The end page of whoever a jump of this question leads to an end. */
export interface NodeEnding extends Ending {
  readonly nodeId: number;
}

/** The end pages of a survey; where one is absent, the product's own is shown. */
export type SurveyEndings = { readonly [K in EndingKind]?: Ending } & {
  /** At most one per question, by its id. */
  readonly nodes?: readonly NodeEnding[];
};

const KEYS = [...ENDING_KIND_NAMES, 'nodes'];

function readNodeEnding(value: unknown, path: string, faults: FaultList): NodeEnding | undefined {
  const reader = RecordReader.of(value, path, faults);
  reader?.require('nodeId');
  const nodeId = reader?.number('nodeId');
  const ending = reader && readEndingFields(reader, 'nodeId');
  return nodeId === undefined ? undefined : { ...ending, nodeId };
}

/** Reads the end pages of a survey; undefined when there are none. */
export function readEndings(value: unknown, path: string, faults: FaultList): SurveyEndings | undefined {
  // Before there were end pages, an empty list was as good as none.
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(KEYS);
  const kinds = ENDING_KIND_NAMES.map((kind) => [kind, readEnding(reader.get(kind), at(path, kind), faults)]);
  return dropUndefined({ ...Object.fromEntries(kinds), nodes: readListOf(reader, 'nodes', ENDING_LIMITS.nodes, readNodeEnding) });
}

/** Notes every rule that the end pages break. Those of questions that are gone are accepted: nobody gets there. */
export function checkEndings(faults: FaultList, path: string, endings: SurveyEndings): void {
  for (const kind of ENDING_KIND_NAMES) checkEnding(faults, at(path, kind), endings[kind] ?? {});
  const nodes = endings.nodes ?? [];
  const seen = new Set<number>();
  if (nodes.length > ENDING_LIMITS.nodes) faults.add(at(path, 'nodes'), 'tooMany', ENDING_LIMITS.nodes);
  nodes.forEach(({ nodeId, ...ending }, place) => {
    const field = at(at(path, 'nodes'), place);
    checkNodeId(faults, at(field, 'nodeId'), nodeId);
    if (seen.has(nodeId)) faults.add(at(field, 'nodeId'), 'notUnique');
    seen.add(nodeId);
    checkEnding(faults, field, ending);
  });
}

function shapeNodeEnding({ nodeId, ...ending }: NodeEnding): NodeEnding[] {
  const shaped = shapeEnding(ending);
  return shaped === undefined ? [] : [{ ...shaped, nodeId }];
}

/** Puts the end pages into canonical shape: those of questions by their ids, pages that say nothing left out. Undefined when nothing is left. */
export function shapeEndings(endings: SurveyEndings = {}): SurveyEndings | undefined {
  const kinds = ENDING_KIND_NAMES.map((kind) => [kind, endings[kind] && shapeEnding(endings[kind])]);
  const nodes = (endings.nodes ?? []).flatMap(shapeNodeEnding).sort((one, other) => one.nodeId - other.nodeId);
  const shaped: SurveyEndings = dropUndefined({ ...Object.fromEntries(kinds), nodes: nodes.length === 0 ? undefined : nodes });
  return Object.keys(shaped).length === 0 ? undefined : shaped;
}

const nodeEndingSchema = (): JsonSchema =>
  record(
    { nodeId: { ...integer(1, LIMITS.localId), description: 'Local id of the question whose jump leads to it.' }, ...schemasOf(ENDING) },
    ['nodeId'],
  );

/** The JSON Schema of the end pages of a survey. */
export function endingsSchema(): JsonSchema {
  const kinds = ENDING_KIND_NAMES.map((kind) => [kind, { ...record(schemasOf(ENDING), []), description: ENDING_KINDS[kind] }]);
  const nodes = {
    ...list(nodeEndingSchema(), ENDING_LIMITS.nodes),
    description: 'End pages of single questions, at most one per question.',
  };
  return { anyOf: [record({ ...Object.fromEntries(kinds), nodes }, []), emptyList] };
}
