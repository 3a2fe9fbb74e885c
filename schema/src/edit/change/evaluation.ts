import { defaultTexts, templateContent } from '../../catalogue/default-content.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import { languageOf, optionsOf } from '../../definition/defaults.js';
import type { Language, SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { numberOr } from '../../definition/faults/setting-faults.js';
import type { OperationOf } from '../operation/operation.js';
import { refuse, type StepResult } from '../operation/step.js';
import { exchangeOptions } from '../option/exchange-options.js';
import { findOptions } from '../option/find-options.js';
import { newOptions } from '../option/new-options.js';

/** The options of a question on the scale it has now. */
interface ScaledLevels {
  readonly options: readonly SurveyOption[];
  /** The new ones among them, with ids that count up from the given one. */
  readonly added: readonly SurveyOption[];
  /** Ids of the levels that were removed. */
  readonly goneIds: ReadonlySet<number>;
}

/**
 * Brings the levels of an evaluation to the scale that its setting says (Spec 4): trailing ones go, new ones are titled "custom" in the language of
 * the survey and stand for the next scores. The options of other questions stay as they are. The setting must be sound.
 */
export function scaledLevels(node: SurveyNode, language: Language, firstId: number): ScaledLevels {
  const options = optionsOf(node);
  const { answer, setting: rules } = questionRow(node);
  const scale = answer === 'evaluate' ? numberOr(rules, 'max', node.setting?.max) : undefined;
  if (scale === undefined) return { options, added: [], goneIds: new Set() };

  const kept = options.slice(0, scale);
  const scores = Array.from({ length: scale }, (_, place) => place + 1).slice(options.length);
  const added = newOptions(
    scores.map((level) => ({ title: defaultTexts(language).customLevel, setting: { level } })),
    language,
    firstId,
    kept,
  );
  return { options: [...kept, ...added], added, goneIds: new Set(options.slice(scale).map(({ id }) => id)) };
}

/**
 * Resets icon, scale, title and levels of an evaluation to those of a template, in the language of the survey (Spec 4). Whether tags and a comment
 * are offered stays as it is. The levels are new options: what referred to the old ones counts as in a removal.
 */
export function useTemplate(definition: SurveyDefinition, { nodeId, template, confirmed }: OperationOf<'useTemplate'>): StepResult {
  const holder = findOptions(definition, nodeId);
  if (!holder.ok) return holder;
  if (holder.row.answer !== 'evaluate') return refuse('nodeId', 'notAllowed');
  const content = templateContent(template, languageOf(definition));
  if (content === undefined) return refuse('template', 'notAllowed');

  const { title, setting, options } = content;
  const node = { ...holder.node, title, setting: { ...holder.node.setting, ...setting } };
  return exchangeOptions(definition, { ...holder, node }, options, { path: 'template', pathOf: () => 'template' }, confirmed);
}
