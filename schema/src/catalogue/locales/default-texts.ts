import type { QuestionKey } from '../question-key.js';
import type { SampleTexts } from './sample-texts.js';
import type { TemplateTexts } from './template-texts.js';

/** Texts that a new question or option starts with. They become content of the survey, so they follow the survey's language, not the author's. */
export interface DefaultTexts {
  /** Prefix followed by the place of the question (Spec 3, option defaults). */
  readonly nodePrefix: string;
  /** Prefix followed by the place of the option; used when a question is added with its first options. */
  readonly optionPrefix: string;
  /** Prefix followed by the place of the row. */
  readonly rowPrefix: string;
  /** An option added later. */
  readonly newOption: string;
  /** A row added later. */
  readonly newRow: string;
  readonly otherOption: string;
  readonly exclusiveOption: string;
  /** Prefix followed by a number that makes the title of a new group of options unique (Spec 5, codes and texts). */
  readonly groupPrefix: string;
  /** A level added to an evaluate question (Spec 4). */
  readonly customLevel: string;
  /** Titles of new nodes that say themselves what they ask, or that ask nothing. */
  readonly titles: Partial<Record<QuestionKey, string>>;
  readonly samples: SampleTexts;
  /** Template texts in the order of Spec 3: catering, hotel, education, retailing, service, customization. */
  readonly templates: readonly TemplateTexts[];
}
