import {
  canonicalText,
  documentOrder,
  type ExamSetting,
  isToldEarly,
  type SurveyDefinition,
  type SurveyNode,
  type SurveySettings,
} from '@wence/schema';

/**
 * A definition as the public sees it: without what is the author's business, which is quotas, the number of responses asked for, who may answer, and
 * the keys of an exam.
 * An empty list of quotas says that the page has to ask where there is no room left.
 */
export interface OpenDefinition {
  readonly definition: SurveyDefinition;
  /** Canonical text of `definition`. */
  readonly text: string;
}

/** `text` is the canonical text of `whole`, reused for the many definitions that have nothing to leave out. */
export function openDefinition(whole: SurveyDefinition, text: string): OpenDefinition {
  const { quotas, settings = {}, nodes: keyed, ...rest } = whole;
  const given = Object.entries(settings);
  const draws = keyed.some(({ draw }) => draw !== undefined);
  const shown = given.filter(([key]) => !AUTHORS_BUSINESS.has(key)).flatMap((entry) => openSetting(entry, draws));
  const nodes = withoutKeys(keyed);
  const isOpen = shown.length === given.length && settings.exam === undefined;
  if (!quotas && isOpen && nodes === keyed) return { definition: whole, text };
  const definition = {
    ...rest,
    nodes,
    ...(shown.length > 0 && { settings: Object.fromEntries(shown) as SurveySettings }),
    ...(quotas?.some(isToldEarly) && { quotas: [] }),
  };
  return { definition, text: canonicalText(definition) };
}

/**
 * Of an exam the page needs to know its clock and its attempts, whether there is something to show afterwards, and that it is one, where it draws from
 * its questions.
 */
function openSetting([key, value]: [string, unknown], draws: boolean): [string, unknown][] {
  if (key !== 'exam') return [[key, value]];
  const { showAfter, timeLimit, minMinutes, attempts } = value as ExamSetting; // The value of that key.
  const open = Object.entries({ showAfter, timeLimit, minMinutes, attempts }).filter(([, each]) => each !== undefined);
  return open.length > 0 || draws ? [[key, Object.fromEntries(open)]] : [];
}

/** The nodes without points, keys and explanations; the same list where there are none. */
function withoutKeys(nodes: readonly SurveyNode[]): readonly SurveyNode[] {
  if (!documentOrder(nodes).some(({ exam }) => exam)) return nodes;
  return nodes.map(({ exam: _exam, ...node }) => (node.nodes ? { ...node, nodes: withoutKeys(node.nodes) } : node));
}

/** Settings that respondents meet and need not know. */
const AUTHORS_BUSINESS: ReadonlySet<string> = new Set([
  'total',
  'password',
  'addresses',
  'regions',
  'repeat',
] satisfies (keyof SurveySettings)[]);
