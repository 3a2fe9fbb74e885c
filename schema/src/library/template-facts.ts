import type { SurveyDefinition } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { questionRow } from '../catalogue/question-catalogue.js';
import { optionsOf } from '../definition/defaults.js';
import { plannedSeconds } from '../simulate/expected-seconds.js';
import { FaultList, type Parsed } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';
import { readableText } from '../piping/readable-text.js';
import { fallbackText } from '../piping/token.js';
import { TEMPLATE_LIMITS } from '../limit/author-limits.js';
import { themeWithDefaults } from '../theme/survey-theme.js';

/** Options of the first question that a card shows. */
const SHOWN_OPTIONS = 4;

/** The words of a title; inserted answers are their fallbacks. */
const titleText = (title: string): string => readableText(fallbackText(title));

/** Facts of a survey for a list of templates, which is too long to load definitions for. */
export interface TemplateFacts {
  /** Questions that can be answered. */
  readonly questionCount: number;
  /** Minutes that answering all of them takes, rounded up. */
  readonly minutes: number;
  /** The first question as plain text, with the first of its options. Empty: there is no question yet. */
  readonly firstQuestion: string;
  readonly firstOptions: readonly string[];
  readonly accent: string;
  /** The sheet, where the theme says something about it. */
  readonly surface: string | null;
  readonly isDark: boolean;
}

/** Returns the facts that a card of a template shows. */
export function templateFacts(definition: SurveyDefinition): TemplateFacts {
  const questions = [...walkNodes(definition.nodes)].filter((node) => questionRow(node).isAnswerable);
  const [first] = questions;
  const { accent, surface, isDark } = themeWithDefaults(definition.theme);
  return {
    questionCount: questions.length,
    minutes: Math.max(1, Math.ceil(plannedSeconds(definition) / 60)),
    firstQuestion: first === undefined ? '' : titleText(first.title),
    firstOptions: (first ? optionsOf(first) : []).slice(0, SHOWN_OPTIONS).map(({ title }) => titleText(title)),
    accent,
    surface,
    isDark,
  };
}

/** Returns the words that a search for templates looks through, in small letters: the given texts and the titles of all nodes, cut where it gets too long. */
export function templateSearchText(texts: readonly string[], definition: SurveyDefinition): string {
  const titles = [...walkNodes(definition.nodes)].map(({ title }) => titleText(title));
  return [...texts, ...titles].join('\n').toLowerCase().slice(0, TEMPLATE_LIMITS.searched);
}

/** Texts of a template as their author types them. */
export interface TemplateTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * Reads the texts of a template, spaces around them left out. Faults: `title` blank (tooShort, 1) or over 100 characters (tooLong), `description` over
 * 200 (tooLong), half characters (format).
 */
export function readTemplateTexts(typed: TemplateTexts): Parsed<TemplateTexts> {
  const value = { title: typed.title.trim(), description: typed.description.trim() };
  const faults = new FaultList();
  checkTextAt(faults, 'title', value.title, { min: 1, max: TEMPLATE_LIMITS.title });
  checkTextAt(faults, 'description', value.description, { min: 0, max: TEMPLATE_LIMITS.description });
  return faults.isEmpty ? { ok: true, value } : { ok: false, faults: faults.all };
}
