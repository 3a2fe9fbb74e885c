import type { QuestionKey } from '@wence/schema';

/** The words of one question of the gallery. */
export interface ItemTexts {
  readonly title: string;
  readonly options?: readonly string[];
  /** The next level of each option of a cascade. */
  readonly inner?: readonly string[];
  readonly rows?: readonly string[];
  readonly tags?: readonly string[];
  readonly left?: string;
  readonly right?: string;
  /** Text to type. */
  readonly answer?: string;
  readonly answers?: readonly string[];
}

/** Containers and page breaks are no questions; a gallery has one of everything else. */
export type ItemKey = Exclude<QuestionKey, 'page' | 'group' | 'pageBlock' | 'loop' | 'block'>;

export type GalleryTexts = Readonly<Record<ItemKey, ItemTexts>> & {
  readonly survey: string;
  /** The question that decides which way the survey takes. */
  readonly way: ItemTexts;
};
