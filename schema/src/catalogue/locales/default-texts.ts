import type { QuestionKey } from '../entry/question-key.js';

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
  /** The question of the net promoter score, and the words at the two ends of its scale. */
  readonly promoter: { readonly title: string; readonly low: string; readonly high: string };
  /** Template texts in the order of Spec 3: catering, hotel, education, retailing, service, customization. */
  readonly templates: readonly TemplateTexts[];
}

/** Options that come with a question (Spec 3, sample choices), in display order. The industry list and the form's fields are ours. */
export interface SampleTexts {
  readonly gender: readonly string[];
  readonly age: readonly string[];
  readonly education: readonly string[];
  readonly profession: readonly string[];
  readonly industry: readonly string[];
  readonly satisfaction: readonly string[];
  /** Fields of a new form: a name, a mobile number, an e-mail address. */
  readonly fields: readonly [name: string, mobile: string, email: string];
}

/** Texts of an evaluate template (Spec 3, evaluate templates). */
export interface TemplateTexts {
  readonly title: string;
  /** Five, worst first. A template whose scale is shorter uses the first ones. */
  readonly levels: readonly LevelTexts[];
}

interface LevelTexts {
  /** Title of at most 20 bytes, a Chinese character counting 2 (Spec 5). */
  readonly title: string;
  /** Tags, at most 10 with at most 10 characters each (Spec 5). */
  readonly tags: readonly string[];
}
