/**
 * Public entry point of the model: definitions, edits, logic, answers, counts. Pure, without
 * dependencies. Programs that only answer surveys import the engine, the answers, the session and piping from here; the rest is shaken away.
 */
export * from './answer/answer.js';
export * from './answer/bounds.js';
export { isChinese, isEmail, isInteger, isLetters, isMobile, isNumber } from './answer/formats.js';
export { isEmptyAnswer } from './answer/answer.js';
export { validateAnswer } from './answer/read-answer.js';
export { type KindedAnswer, kindOfAnswer } from './answer/kind-of-answer.js';
export { levelTagsOf } from './answer/read-scale.js';
export * from './engine/validate-answers.js';
export * from './catalogue/values/answer-formats.js';
export * from './definition/answer-kind.js';
export * from './catalogue/values/enumerations.js';
export * from './catalogue/default-content.js';
export * from './catalogue/values/drawn-scales.js';
export * from './catalogue/question-catalogue.js';
export * from './definition/node-facts.js';
export type * from './catalogue/entry/question-key.js';
export type * from './catalogue/entry/question-row.js';
export * from './catalogue/entry/setting-keys.js';
export type * from './catalogue/entry/setting-rule.js';
export { isDeepEqual as isSame } from './edit/tree/is-deep-equal.js';
export * from './catalogue/values/upload-formats.js';
export * from './check/finding/finding.js';
export * from './check/launch-findings.js';
export * from './code/code-format.js';
export {
  codePrefix,
  GROUP_PREFIX,
  nextNodeCode,
  nextOptionCode,
  nodeCodePrefix,
  QUESTION_PREFIX,
  takesNumber,
} from './code/generated-code.js';
export * from './definition/canonical-text.js';
export { isCascade, mostOptions } from './definition/cascade-level.js';
export * from './definition/defaults.js';
export type * from './definition/definition.js';
export { emptyDefinition } from './definition/shape/shape.js';
export * from './definition/walk.js';
export * from './definition/logic-counts.js';
export { parseDefinition } from './definition/parse/parse-definition.js';
export * from './definition/record/survey-record.js';
export * from './definition/record/logic-record.js';
export * from './definition/record/node-record.js';
export * from './definition/record/option-record.js';
export { addressFault } from './rich-text/address.js';
export { richTextRules } from './rich-text/check-rich-text.js';
export { hasMarkup } from './rich-text/scan-tags.js';
export { FONT_PIXELS } from './rich-text/styles.js';
export { isTooBig } from './definition/size.js';
export { type ApplyResult as Applied, apply, type ApplySuccess as Done } from './edit/apply.js';
export * from './edit/correct/correct-numbers.js';
export * from './edit/correct/parse-tags.js';
export { canLock } from './edit/option/find-options.js';
export type * from './definition/new-part.js';
export type * from './edit/operation/operation.js';
export { idsIn, mapIds, mentions } from './edit/operation/operation-ids.js';
export { surveyFields } from './edit/operation/survey-change.js';
export { parseOperations } from './edit/read/parse-operations.js';
export type * from './edit/operation/restore-operation.js';
export { undoOperations } from './edit/apply.js';
export type { ApplyFailure as Failed } from './edit/run-operations.js';
export type { EditFault } from './edit/operation/step.js';
export type { Compiled } from './engine/compiled.js';
export * from './engine/compile.js';
export * from './engine/evaluate.js';
export * from './engine/question-numbers.js';
export * from './engine/trace.js';
export * from './error/error-code.js';
export { sha256, sha256Hex } from './hash/sha256.js';
export { utf8Length } from './hash/utf8.js';
export { definitionJsonSchema } from './definition-schema/definition-json-schema.js';
export { OPTION_SETTING_TEXTS, SETTING_TEXTS } from './definition-schema/descriptions.js';
export { INSTANT_PATTERN } from './reading/calendar.js';
export type { FieldTable } from './reading/field-table.js';
export type { JsonSchema } from './reading/json-schema.js';
export * from './library/common-library.js';
export * from './library/library-node.js';
export * from './lifecycle/closed-reason.js';
export * from './lifecycle/not-enforced.js';
export * from './lifecycle/survey-state.js';
export * from './limit/author-limits.js';
export * from './limit/limits.js';
export * from './limit/repeat-window.js';
export * from './link/respondent-link.js';
export * from './logic/logic-form.js';
export * from './logic/condition-offer.js';
export * from './logic/offer.js';
export * from './logic/operand-needs.js';
export * from './logic/quota-save-check.js';
export * from './logic/save-check.js';
export * from './map/path.js';
export * from './map/survey-map.js';
export * from './map/node-relations.js';
export * from './naming/setting-names.js';
export * from './naming/value-names.js';
export * from './piping/piped-text.js';
export { readableText } from './piping/readable-text.js';
export * from './quota/quota-cells.js';
export { at, type FaultRule, type FieldFault, type Parsed } from './reading/fault.js';
export * from './report/column-of-counts.js';
export type { DateFigures } from './report/date-tally.js';
export * from './report/figures.js';
export type { NumberFigures } from './report/number-tally.js';
export * from './report/overall-figures.js';
export type { PointCell } from './report/point-grid.js';
export { addResponse, createTally, type QuestionTally, type Tally } from './report/tally.js';
export * from './row-id.js';
export * from './sequence/order.js';
export * from './engine/page-plan.js';
export * from './session/reduce-session.js';
export * from './session/session.js';
export * from './session/session-view.js';
export * from './simulate/coverage.js';
export { CoverageCount } from './simulate/coverage-count.js';
export { PACE } from './simulate/expected-seconds.js';
export * from './simulate/simulation.js';
export * from './text/text.js';
export * from './text/format.js';
export { type Paging, PAGINGS } from './survey-setting/paging.js';
export { REPEAT_SUBJECTS, type RepeatSubject } from './survey-setting/repeat-limit.js';
export { SURVEY_SETTINGS, type SettingsWithDefaults } from './survey-setting/survey-settings.js';
export { contrastRatio, readableOn } from './theme/contrast.js';
export { type SurveyTheme, THEME, type ThemeChange, themeWithDefaults, type ThemeWithDefaults } from './theme/survey-theme.js';
export { themeVariables } from './theme/theme-variables.js';
