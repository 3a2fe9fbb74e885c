import type { NodeSetting } from '../../definition/definition.js';
import { type JsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { entryOf, isOn, itemsOf, orderedChoices, rowsOf } from './qsf-choices.js';
import { type QsfContent, quotedText, type ReadText } from './qsf-content.js';
import { settingsOf } from './qsf-validation.js';

/** The words over a slider stand at its two ends and anywhere between; ours has places for three. */
function endWords(read: ReadText, payload: JsonRecord): NodeSetting {
  const words = orderedChoices(payload.Labels, []).map(({ record }) => read(textOf(record.Display)));
  const [left, right] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const center = words.length > 2 && words.length % 2 === 1 ? words[(words.length - 1) / 2] : undefined;
  return { ...(left && { left_text: left }), ...(center && { center_text: center }), ...(right && { right_text: right }) };
}

/** Marks that the slider snaps to are its steps. */
function stepOf({ SnapToGrid, GridLines }: JsonRecord, range: number): NodeSetting {
  const step = isOn(SnapToGrid) ? range / (numberOf(GridLines) || 1) : 1;
  return Number.isInteger(step) && step > 1 ? { step } : {};
}

/** What a slider says and does that ours does not. `kept`: the number of its words that have a place. */
function sliderLosses(payload: JsonRecord, kept: number): string[] {
  const configuration = recordOf(payload.Configuration);
  const words = orderedChoices(payload.Labels, []).map(({ record }) => quotedText(textOf(record.Display)));
  const starts = Object.values(recordOf(configuration.SliderStartPositions));
  const isStarted = isOn(configuration.CustomStart) && starts.some((start) => (numberOf(start) ?? 0) !== 0);
  return [
    ...(words.filter(Boolean).length > kept ? [`Labels: ${words.join(', ')}`] : []),
    ...(isOn(configuration.NotApplicable) ? [`NotApplicable: ${textOf(configuration.NotApplicableText) || 'N/A'}`] : []),
    ...(isStarted ? [`SliderStartPositions: ${starts.map(textOf).join(', ')}`] : []),
    ...((numberOf(configuration.NumDecimals) ?? 0) > 0 ? ['NumDecimals'] : []),
  ];
}

/** A slider or stars for one statement, or for several. The statement of a single one has no place beside its question. */
export function slider(payload: JsonRecord, read: ReadText): QsfContent {
  const configuration = recordOf(payload.Configuration);
  const rows = rowsOf(payload, read);
  const statement = rows.length === 1 ? quotedText(textOf(recordOf(entryOf(payload.Choices, rows[0]?.key ?? '')).Display)) : '';
  const single = statement === '' || statement === quotedText(textOf(payload.QuestionText)) ? [] : [`Choices: ${statement}`];
  if (textOf(payload.Selector) === 'STAR') {
    const setting = { min: 1, max: numberOf(configuration.StarCount) ?? 5 };
    return rows.length > 1
      ? { kind: 'matrixRate', rows, setting, lost: sliderLosses(payload, 0) }
      : { kind: 'rate', setting, lost: [...single, ...sliderLosses(payload, 0)] };
  }
  const [min = 0, max = 100] = [numberOf(configuration.CSSliderMin), numberOf(configuration.CSSliderMax)];
  if (rows.length <= 1) {
    const words = endWords(read, payload);
    const lost = [...single, ...sliderLosses(payload, Object.keys(words).length)];
    return { kind: 'slider', setting: { min, max, ...stepOf(configuration, max - min), ...words }, lost };
  }
  const lost = [...(min < 0 ? [`CSSliderMin: ${min}`] : []), ...sliderLosses(payload, 0)];
  return {
    kind: 'proportion',
    options: itemsOf(payload, read),
    setting: { is_limit: true, min: Math.max(0, min), max },
    isChanged: true,
    lost,
  };
}

/** Numbers that add up. Ours can show a sign behind each of them, but none in front. */
export function constantSum(payload: JsonRecord, read: ReadText): QsfContent {
  const settings = settingsOf(payload);
  const sum = textOf(settings.Type) === 'ChoicesTotal' ? numberOf(settings.ChoiceTotal) : undefined;
  const [place, sign] = [textOf(payload.ClarifyingSymbolType), textOf(payload.ClarifyingSymbol)];
  const lost = [
    ...(place === 'Before' && sign !== '' ? [`ClarifyingSymbol: ${sign}`] : []),
    ...(isOn(settings.EnforceRange) ? ['EnforceRange'] : []),
    ...(listOf(payload.Labels).length > 0 ? sliderLosses(payload, 0) : []),
  ];
  const setting = { ...(sum && { sum }), ...(place === 'After' && sign !== '' && { suffix: sign }) };
  return { kind: 'proportion', options: itemsOf(payload, read), setting, lost };
}
