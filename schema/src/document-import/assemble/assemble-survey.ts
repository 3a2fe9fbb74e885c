import { launchFindings } from '../../check/launch-findings.js';
import type { Finding } from '../../check/finding/finding.js';
import { assignCodes } from '../../code/renumber.js';
import type { Language, SurveyDefinition } from '../../definition/definition.js';
import { withPaging } from '../../definition/paging.js';
import { parseDefinition } from '../../definition/parse/parse-definition.js';
import { isPage } from '../../definition/node-facts.js';
import { emptyDefinition, shapeNode, shapeSurvey } from '../../definition/shape/shape.js';
import { ENDING_LIMITS } from '../../limit/ending-limits.js';
import { LIMITS } from '../../limit/limits.js';
import { replaceMarks } from '../draft/draft-insert.js';
import { textLength } from '../../text/text.js';
import type { DraftPart, DraftSurvey } from '../draft/draft-survey.js';
import type { DraftNote, ImportNote } from '../draft/import-note.js';
import { contentLines, oneLine } from '../draft/plain-content.js';
import { assembleNode, type AssembledNode, fitTitle } from './assemble-node.js';
import { LogicAssembler } from './assemble-logic.js';
import { cutText } from './fit-setting.js';
import { AnswerInserter, withPlainTexts } from './insert-answers.js';

/** A passage of the document and the question that it became. */
export interface ImportSource {
  readonly text: string;
  /** Null: nothing was made of it. */
  readonly nodeId: number | null;
}

/** A survey that was read from a document. It is not stored anywhere. */
export interface ImportedSurvey {
  readonly definition: SurveyDefinition;
  /** The document in passages, in the order of the questions. */
  readonly sources: readonly ImportSource[];
  /** What could not be carried over. */
  readonly notes: readonly ImportNote[];
  /** Findings of the check before a launch, errors first. */
  readonly findings: readonly Finding[];
}

const NOTE_TEXT = 200;
const SOURCE_TEXT = 2_000;
const MOST_NOTES = 500;

/** Defaults for what the document does not say. */
export interface ImportDefaults {
  readonly title: string;
  readonly language: Language;
}

/**
 * Turns a draft into a definition that `parseDefinition` takes, whatever the draft says: texts and numbers are fitted into their limits, and what still
 * breaks a rule is left out and noted.
 */
export function assembleSurvey(draft: DraftSurvey, defaults: ImportDefaults): ImportedSurvey {
  const language = draft.language ?? defaults.language;
  const notes: DraftNote[] = [...draft.notes];
  const parts = draft.parts.slice(0, LIMITS.nodes).map((part) => withPlainTexts(part, draft.inserts, (note) => notes.push(note)));
  if (parts.length < draft.parts.length) notes.push({ code: 'tooManyCut', text: String(LIMITS.nodes) });
  const nodes = assembleNodes(parts, language, notes);
  const definition = soundDefinition(draft, { ...defaults, language }, nodes, notes);
  const ids = new Map(nodes.map(({ part, node }) => [part.key, node.id]));
  const kept = new Set(definition.nodes.map(({ id }) => id));
  const idOf = (key: string | undefined) => {
    const id = key === undefined ? undefined : ids.get(key);
    return id !== undefined && kept.has(id) ? id : null;
  };
  return {
    definition,
    sources: parts
      .filter(({ source }) => source !== '')
      .map(({ key, source }) => ({
        text: cutText(
          replaceMarks(source, draft.inserts, ({ written }) => written),
          SOURCE_TEXT,
        ),
        nodeId: idOf(key),
      })),
    notes: distinct(notes.map(({ code, key, text = '' }) => ({ code, nodeId: idOf(key), text: cutText(oneLine(text), NOTE_TEXT) }))),
    findings: findingsFirst(launchFindings(definition)),
  };
}

function assembleNodes(parts: readonly DraftPart[], language: Language, notes: DraftNote[]): AssembledNode[] {
  let id = 1;
  let place = 1;
  return parts.map((part) => {
    const assembled = assembleNode(part, { language, id, place, note: (note) => notes.push(note) });
    id += assembled.count;
    if (part.kind !== 'page' && part.kind !== 'statement') place += 1;
    return assembled;
  });
}

function definitionOf(draft: DraftSurvey, { title, language }: ImportDefaults, nodes: readonly AssembledNode[], notes: DraftNote[]) {
  const lastNodeId = nodes.reduce((sum, { count }) => sum + count, 0);
  const logic = new LogicAssembler(nodes, lastNodeId + 1, (note) => notes.push(note));
  const items = logic.assemble();
  const coded = assignCodes(
    nodes.map(({ node }) => node),
    new Set(nodes.map(({ node }) => node.id)),
  );
  const isPaged = draft.isPaged === true || coded.some(isPage);
  const inserter = new AnswerInserter(coded, draft.inserts, (note) => notes.push(note));
  const onCut = () => notes.push({ code: 'textCut' });
  // In the order in which they are read: each text inserts only what comes before it.
  const texts = {
    title: inserter.text(fitTitle(draft.title ?? '', LIMITS.title, onCut), LIMITS.title),
    welcome: inserter.text(fitLines(draft.welcome ?? '', LIMITS.welcome, onCut), LIMITS.welcome),
  };
  const filled = nodes.map((assembled, place) => inserter.node(assembled, coded[place] ?? assembled.node));
  const endText = inserter.text(fitLines(draft.end?.text ?? '', ENDING_LIMITS.text, onCut), ENDING_LIMITS.text);
  const { text: _, ...addresses } = draft.end ?? {};
  const ending = { ...addresses, ...(endText && { text: endText }) };
  return {
    format: 1,
    lastId: logic.lastId,
    ...texts,
    title: texts.title || title,
    language,
    ...withPaging(undefined, isPaged ? 'page' : draft.isPerQuestion ? 'question' : 'all'),
    nodes: filled,
    logic: items,
    ...(Object.keys(ending).length > 0 && { endings: { normal: ending } }),
  };
}

/** A line may be one character long and become the longest entity between the tags of a paragraph. */
const MARKUP_GROWTH = 8;

/** Lines as rich text within its limit. */
function fitLines(text: string, max: number, onCut: () => void): string {
  const whole = contentLines(cutText(text, max));
  if (textLength(text) <= max && textLength(whole) <= max) return whole;
  onCut();
  return contentLines(cutText(text, Math.floor(max / MARKUP_GROWTH)));
}

/** Leaves out what the rules refuse, one round after the other: a setting if it is that, the whole node otherwise. */
function soundDefinition(draft: DraftSurvey, defaults: ImportDefaults, nodes: AssembledNode[], notes: DraftNote[]): SurveyDefinition {
  const before = notes.length;
  const dropped: DraftNote[] = [];
  for (let round = 0; nodes.length > 0; round += 1) {
    notes.length = before;
    const parsed = parseWithSoundLogic(definitionOf(draft, defaults, nodes, notes), notes);
    if (parsed.ok) {
      notes.push(...dropped);
      return parsed.value;
    }
    const faulty = new Map(parsed.faults.map(({ field }) => [Number(/^nodes\[(\d+)\]/.exec(field)?.[1] ?? -1), field]));
    // A survey that is too big as a whole is halved until it fits.
    if (faulty.has(-1)) {
      nodes.splice(Math.floor(nodes.length / 2));
      dropped.push({ code: 'tooManyCut', text: String(nodes.length) });
    } else for (const [place, field] of [...faulty].sort(([a], [b]) => b - a)) leaveOut(nodes, place, isOfSetting(field, round), dropped);
  }
  notes.push(...dropped);
  return shapeSurvey({ ...emptyDefinition({ title: defaults.title }), language: defaults.language });
}

/** Where nothing but logic is refused, the items that are refused are left out, and every question stays. */
function parseWithSoundLogic(made: ReturnType<typeof definitionOf>, notes: DraftNote[]): ReturnType<typeof parseDefinition> {
  const parsed = parseDefinition(made);
  const places = new Set(parsed.ok ? [] : parsed.faults.map(({ field }) => Number(/^logic\[(\d+)\]/.exec(field)?.[1] ?? -1)));
  if (parsed.ok || places.has(-1)) return parsed;
  const titles = new Map(made.nodes.map(({ id, title }) => [id, title]));
  for (const place of places) notes.push({ code: 'conditionLost', text: titles.get(made.logic[place]?.nodeId ?? 0) ?? '' });
  return parseDefinition({ ...made, logic: made.logic.filter((_item, place) => !places.has(place)) });
}

/** A setting that is still refused in the second round is not what is wrong. */
const isOfSetting = (field: string, round: number): boolean => /^nodes\[\d+\]\.setting/.test(field) && round === 0;

function leaveOut(nodes: AssembledNode[], place: number, isSetting: boolean, dropped: DraftNote[]): void {
  const assembled = nodes[place];
  if (assembled === undefined) return;
  const { key, title } = assembled.part;
  dropped.push(isSetting ? { code: 'settingLost', key } : { code: 'partLost', text: title });
  if (isSetting) nodes[place] = { ...assembled, node: shapeNode({ ...assembled.node, setting: undefined }) };
  else nodes.splice(place, 1);
}

const findingsFirst = (findings: readonly Finding[]): readonly Finding[] => [
  ...findings.filter(({ severity }) => severity === 'error'),
  ...findings.filter(({ severity }) => severity === 'warning'),
];

function distinct(notes: readonly ImportNote[]): readonly ImportNote[] {
  const seen = new Set<string>();
  const once = notes.filter((note) => {
    const name = JSON.stringify([note.code, note.nodeId, note.text]);
    return !seen.has(name) && seen.add(name);
  });
  return once.slice(0, MOST_NOTES);
}
