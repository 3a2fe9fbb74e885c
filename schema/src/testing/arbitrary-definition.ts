import type FastCheck from 'fast-check';
import { questionCatalogue, questionRow } from '../catalogue/question-catalogue.js';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { withPaging } from '../definition/paging.js';
import type { SurveyEndings } from '../ending/survey-endings.js';
import { shapeSurvey } from '../definition/shape/shape.js';
import { walkNodes } from '../definition/walk.js';
import { PAGINGS } from '../survey-setting/paging.js';
import { type LooseNode, looseNode } from './arbitrary-definition-parts.js';
import { type LooseRule, looseRule, tightenLogic, tightenQuota } from './arbitrary-definition-rules.js';
import { countingIds, tightenNodes } from './arbitrary-definition-tighten.js';
import { arbitraryEndings } from './arbitrary-ending.js';
import { withExams } from './arbitrary-exam.js';
import { arbitrarySurveySettings } from './arbitrary-survey-settings.js';
import { arbitraryText } from './arbitrary-text.js';
import { arbitraryTheme } from './arbitrary-theme.js';
import { arbitraryTitle } from './arbitrary-title.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

interface DefinitionOptions {
  /** True if some rules and inserted answers refer to missing parts. Default false. */
  readonly dangling?: boolean;
  /** The entry of a question that is among the nodes for certain, with few others around it. Default: none. */
  readonly entry?: QuestionRow;
}

interface Loose {
  readonly nodes: readonly LooseNode[];
  readonly rules: readonly LooseRule[];
  readonly quotas: readonly LooseRule[];
  /** Indexes of the node that inserts an answer into its title, and of the earlier one that it asks. */
  readonly pipe: readonly [number, number];
  readonly spareIds: number;
}

/** The questions that logic and quotas refer to are more frequent than the others. */
const USUAL: readonly string[] = ['single', 'multiple', 'text'];

const arbitraryNode = (fc: typeof FastCheck): Arbitrary<LooseNode> =>
  fc.oneof(...questionCatalogue.map((row) => ({ weight: USUAL.includes(row.key) ? 6 : 1, arbitrary: looseNode(fc, row) })));

function arbitraryNodes(fc: typeof FastCheck, entry: QuestionRow | undefined): Arbitrary<readonly LooseNode[]> {
  if (entry === undefined) return fc.array(arbitraryNode(fc), { maxLength: 8 });
  const others = fc.array(arbitraryNode(fc), { maxLength: 2 });
  return fc.tuple(others, looseNode(fc, entry), others).map(([before, node, after]) => [...before, node, ...after]);
}

/** Inserts the answer of an earlier question into a title. */
const withPiping = (nodes: readonly SurveyNode[], [place, source]: Loose['pipe'], dangling: boolean): readonly SurveyNode[] =>
  nodes.map((node, index) => {
    if (index !== place) return node;
    const earlier = Array.from(walkNodes(nodes.slice(0, index))).filter((candidate) => questionRow(candidate).isPipingSource);
    const asked = earlier[source % Math.max(1, earlier.length)];
    const ref = dangling ? 16_000_000 : asked?.id;
    return ref === undefined ? node : { ...node, title: `<b>You said</b> <span data-ref="${ref}" data-fallback="nothing">[Q]</span>` };
  });

/** End pages of their own for some of the questions, which insert and pass on an answer. */
const withNodeEndings = (endings: SurveyEndings, nodes: readonly SurveyNode[], [place, source]: Loose['pipe']): SurveyEndings => ({
  ...endings,
  nodes: nodes.flatMap(({ id, title }, index) =>
    index % 5 === place % 5 ? [{ nodeId: id, text: title, nodeIds: [nodes[source % nodes.length]?.id ?? id] }] : [],
  ),
});

function tighten(loose: Loose, dangling: boolean): Pick<SurveyDefinition, 'nodes' | 'logic' | 'quotas' | 'lastId'> {
  const ids = countingIds();
  const piped = withPiping(tightenNodes(ids, loose.nodes), loose.pipe, dangling && loose.spareIds === 0);
  const nodes = withExams(piped, loose.pipe[1], 3);
  const logic = loose.rules.flatMap((rule) => tightenLogic(ids, nodes, rule));
  const quotas = loose.quotas.flatMap((rule, place) => tightenQuota(ids, nodes, rule, place));
  return { nodes, logic, quotas, lastId: ids.last() + loose.spareIds };
}

/**
 * A random valid definition in canonical shape: nodes of every type in and out of containers, groups of options, cascades, rows, logic, quotas,
 * settings; codes out of order, gaps between ids, awkward texts. Logic reads earlier questions and jumps forward. Give it fast-check's `fc`.
 */
export const arbitraryDefinition = (
  fc: typeof FastCheck,
  { dangling = false, entry }: DefinitionOptions = {},
): Arbitrary<SurveyDefinition> =>
  fc
    .record({
      title: arbitraryText(fc, 1),
      welcome: arbitraryTitle(fc, 0),
      language: fc.constantFrom<'zh-CN' | 'en'>('zh-CN', 'en'),
      paging: fc.constantFrom(...PAGINGS),
      settings: arbitrarySurveySettings(fc),
      theme: arbitraryTheme(fc),
      endings: arbitraryEndings(fc),
      loose: fc.record({
        nodes: arbitraryNodes(fc, entry),
        rules: fc.array(looseRule(fc, dangling), { maxLength: 5 }),
        quotas: fc.array(looseRule(fc, dangling), { maxLength: 2 }),
        pipe: fc.tuple(fc.nat({ max: 20 }), fc.nat()),
        spareIds: fc.integer({ min: 0, max: 4 }),
      }),
    })
    .map(({ loose, paging, settings, endings, ...fields }) => {
      const parts = tighten(loose, dangling);
      const pages = withNodeEndings(endings, parts.nodes, loose.pipe);
      return shapeSurvey({ format: 1, ...fields, ...withPaging(settings, paging), ...parts, endings: pages });
    });
