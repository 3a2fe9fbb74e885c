import { type JsonRecord, textOf } from '../draft/json-record.js';
import { choiceQuestion, drillDown, graphicSlider, heatMap, highlight, hotSpot, rankOrder } from './qsf-choice.js';
import type { QsfContent, ReadText } from './qsf-content.js';
import { matrix, pickGroupRank } from './qsf-matrix.js';
import { constantSum, slider } from './qsf-scale.js';
import { sideBySide } from './qsf-side-by-side.js';
import { fileUpload, textEntry } from './qsf-text.js';

const TYPES: Readonly<Record<string, (payload: JsonRecord, read: ReadText) => QsfContent | null>> = {
  MC: choiceQuestion,
  TE: textEntry,
  Matrix: matrix,
  Slider: slider,
  CS: constantSum,
  SBS: sideBySide,
  RO: rankOrder,
  DD: drillDown,
  SS: graphicSlider,
  HotSpot: hotSpot,
  HeatMap: heatMap,
  HL: highlight,
  PGR: pickGroupRank,
  DB: (payload) => ({ kind: 'statement', hasPictures: textOf(payload.Selector) === 'GRB' }),
  FileUpload: fileUpload,
  Draw: () => ({ kind: 'signature' }),
};

/** The content of a question of Qualtrics; null if we have no such type. */
export function qsfContent(payload: JsonRecord, read: ReadText): QsfContent | null {
  const type = textOf(payload.QuestionType);
  return Object.hasOwn(TYPES, type) ? (TYPES[type]?.(payload, read) ?? null) : null;
}
