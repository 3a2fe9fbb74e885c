import { answerKindOf } from '../definition/answer-kind.js';
import { isPage, PAGE_BLOCK } from '../definition/node-facts.js';
import { pagingOf } from '../definition/defaults.js';
import type { NodeSetting, SurveyDefinition } from '../definition/definition.js';
import { displayOrder, type Placed } from './display.js';

/** The content of one screen of the answering page. */
export interface SurveyPage {
  /** Identifies the page whatever is shown on it, so that a position survives changed answers: the first node of the page, or its one question. */
  readonly id: number;
  /** The questions and statements on it, in display order; never empty. */
  readonly nodeIds: readonly number[];
  /** Seconds before the respondent may go on, and after which the page goes on by itself; 0 = no such limit. */
  readonly minSeconds: number;
  readonly maxSeconds: number;
  /** Texts of the buttons that lead away; empty = the answering page's own words. */
  readonly prevText: string;
  readonly nextText: string;
  /** True if the respondent may go back from it. */
  readonly isPrev: boolean;
}

/** Nodes that stand on one page before anything is hidden, and the setting of the break or page block that ends it. */
interface Stretch {
  readonly nodes: readonly Placed[];
  readonly setting: NodeSetting;
}

const blockOf = ({ container }: Placed): Placed['container'] => (container?.type === PAGE_BLOCK ? container : null);

/** Splits at page breaks and at the borders of page blocks. A break ends its page, so its setting is about the page before it. */
function stretchesOf(order: readonly Placed[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let nodes: Placed[] = [];
  const close = (setting: NodeSetting | undefined): void => {
    if (nodes.length > 0) stretches.push({ nodes, setting: setting ?? {} });
    nodes = [];
  };
  for (const placed of order) {
    const last = nodes.at(-1);
    if (last !== undefined && blockOf(last) !== blockOf(placed)) close(blockOf(last)?.setting);
    if (isPage(placed.node)) close(placed.node.setting);
    else nodes.push(placed);
  }
  const last = nodes.at(-1);
  close(last && blockOf(last)?.setting);
  return stretches;
}

const pageOf = (id: number, nodeIds: readonly number[], setting: NodeSetting, isTimed: boolean): SurveyPage => ({
  id,
  nodeIds,
  minSeconds: isTimed ? (setting.min ?? 0) : 0,
  maxSeconds: isTimed ? (setting.max ?? 0) : 0,
  prevText: setting.prev_text ?? '',
  nextText: setting.next_text ?? '',
  isPrev: setting.is_prev ?? true,
});

const byPage = (stretches: readonly Stretch[], visible: ReadonlySet<number>): SurveyPage[] =>
  stretches.flatMap(({ nodes, setting }) => {
    const ids = nodes.map(({ node }) => node.id);
    const shown = ids.filter((id) => visible.has(id));
    return shown.length === 0 ? [] : [pageOf(ids[0] ?? 0, shown, setting, setting.control === true)];
  });

/** A statement waits for the question it introduces; what waits at the end gets a screen of its own. */
function byQuestion(stretches: readonly Stretch[], visible: ReadonlySet<number>): SurveyPage[] {
  const pages: SurveyPage[] = [];
  let waiting: number[] = [];
  for (const { nodes, setting } of stretches) {
    for (const { node } of nodes) {
      if (!visible.has(node.id)) continue;
      waiting.push(node.id);
      if (answerKindOf(node) === 'none') continue;
      pages.push(pageOf(node.id, waiting, setting, false));
      waiting = [];
    }
  }
  const [first] = waiting;
  return first === undefined ? pages : [...pages, pageOf(first, waiting, stretches.at(-1)?.setting ?? {}, false)];
}

/**
 * The pages of a survey for one respondent (design: paging of the answering page): all questions on one, or split at page breaks and page
 * blocks, or one question per screen, which takes the statements before it along. Pages with nothing visible vanish. `visible` holds the ids
 * that the engine shows, `seed` orders the nodes of containers. Button texts and `is_prev` of a page count on each of its screens; dwell limits
 * only where the page is shown as one, and with `control` on. Without the setting `goBack` of the survey no page leads back. Linear in the nodes of the survey.
 */
export function pagePlan(definition: SurveyDefinition, visible: readonly number[], seed?: string): readonly SurveyPage[] {
  const paging = pagingOf(definition);
  const order = displayOrder(definition, seed);
  const shown = new Set(visible);
  const pages =
    paging === 'all'
      ? byPage([{ nodes: order.filter(({ node }) => !isPage(node)), setting: {} }], shown)
      : (paging === 'page' ? byPage : byQuestion)(stretchesOf(order), shown);
  return definition.settings?.goBack === false ? pages.map((page) => ({ ...page, isPrev: false })) : pages;
}
