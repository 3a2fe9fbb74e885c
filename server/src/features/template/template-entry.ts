import type { Language, SurveyDefinition, TemplateFacts } from '@wence/schema';

/** A template in a list: one that comes with the product, in the language of the request, or one of an author's own. */
export interface TemplateEntry extends TemplateFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Name of its topic. */
  readonly topic: string;
  /** The languages it can be used in. */
  readonly languages: readonly Language[];
  /** Comes with the product: every author reads it, nobody changes it. */
  readonly common: boolean;
  /** Null for one that comes with the product. */
  readonly updatedAt: Date | null;
}

/** A template with its survey in one language. */
export interface TemplateContent {
  readonly template: TemplateEntry;
  readonly language: Language;
  readonly definition: SurveyDefinition;
  /** Canonical text of it. */
  readonly text: string;
}

export interface TopicEntry {
  readonly name: string;
  readonly title: string;
  /** Templates of it that come with the product. */
  readonly templateCount: number;
  /** The first of them, the best first. */
  readonly best: readonly TemplateEntry[];
}

/** Absent or null: not asked for. */
export interface TemplateFilter {
  readonly topic?: string | null | undefined;
  /** At most 24 characters: part of the title, the description or a question. */
  readonly keyword?: string | null | undefined;
  /** True: the caller's own. */
  readonly own?: boolean | null | undefined;
}
