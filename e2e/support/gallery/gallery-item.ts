import type { Answer, NodeSetting, QuestionType, SurveyNode, SurveyOption, SurveyRow } from '@wence/schema';
import type { ItemKey, ItemTexts } from '../../i18n/gallery/gallery-texts.js';

/** One question with an answer as it is stored. */
export interface GalleryItem {
  readonly key: ItemKey;
  readonly node: SurveyNode;
  /** Null: nothing is asked, or what is stored only the server knows (files). */
  readonly answer: Answer | null;
}

/** Ids of one question: its own, of its options and of its rows, all counted from 1. */
export class Ids {
  constructor(readonly node: number) {}
  option = (place: number): number => this.node + place;
  inner = (place: number): number => this.node + 30 + place;
  row = (place: number): number => this.node + 60 + place;
}

export interface ItemPlan {
  readonly key: ItemKey;
  readonly type: QuestionType;
  readonly subType?: number;
  readonly setting?: NodeSetting | ((texts: ItemTexts) => NodeSetting);
  /** Properties of single options besides their titles, by place from 1. */
  readonly options?: (place: number, texts: ItemTexts) => Partial<SurveyOption>;
  readonly answer: (ids: Ids, texts: ItemTexts) => Answer | null;
}

/** Ids of neighbours are so far apart that their options never meet. */
const STEP = 100;

export function itemOf(plan: ItemPlan, texts: ItemTexts, place: number): GalleryItem {
  const ids = new Ids((place + 1) * STEP);
  const { key, type, subType, setting } = plan;
  const options = texts.options?.map(
    (title, at): SurveyOption => ({
      id: ids.option(at + 1),
      code: String(at + 1),
      title,
      ...(texts.inner && { nodes: innerOf(texts.inner, ids, at) }),
      ...plan.options?.(at + 1, texts),
    }),
  );
  const children = texts.rows?.map((title, at): SurveyRow => ({ id: ids.row(at + 1), code: String(at + 1), title }));
  const node: SurveyNode = {
    id: ids.node,
    code: `Q${place + 1}`,
    type,
    title: texts.title,
    ...(subType !== undefined && { subType }),
    ...(setting && { setting: typeof setting === 'function' ? setting(texts) : setting }),
    ...(options && { options }),
    ...(children && { children }),
  };
  return { key, node, answer: plan.answer(ids, texts) };
}

/** The codes of a cascade are counted through all its levels. */
function innerOf(titles: readonly string[], ids: Ids, outer: number): SurveyOption[] {
  return titles.map((title, at) => {
    const place = outer * titles.length + at + 1;
    return { id: ids.inner(place), code: String(100 + place), title };
  });
}
