import { LIMITS } from '../../limit/limits.js';
import { at, FaultList, type Parsed } from '../../reading/fault.js';
import { plainCopy } from '../../reading/plain-copy.js';
import { readListOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import { readSurveySettings } from '../../survey-setting/settings-by-key.js';
import { readEndings } from '../../ending/survey-endings.js';
import { readTheme } from '../../theme/survey-theme.js';
import type { Language, SurveyDefinition } from '../definition.js';
import { checkSurvey } from '../faults/survey-faults.js';
import { withPaging } from '../paging.js';
import { shapeSurvey } from '../shape/shape.js';
import { isTooBig } from '../size.js';
import { highestId } from '../walk.js';
import { readLogicItem } from './read-logic.js';
import { readNode } from './read-node.js';
import { readQuota } from './read-quota.js';

/** Reads one of the two languages of the answering page. */
export function readLanguage(reader: RecordReader): Language | undefined {
  const language = reader.text('language');
  if (language === undefined || language === 'zh-CN' || language === 'en') return language;
  reader.faults.add(at(reader.path, 'language'), 'notAllowed');
  return undefined;
}

/** The keys of a definition. */
export const SURVEY_KEYS = [
  'format',
  'lastId',
  'title',
  'welcome',
  'language',
  'perPage',
  'nodes',
  'logic',
  'settings',
  'quotas',
  'theme',
  'endings',
] as const;

function readFormat(reader: RecordReader): void {
  reader.require('format');
  const format = reader.number('format');
  if (format !== undefined && format !== 1) reader.faults.add('format', 'notAllowed');
}

/** Reads the paging: `settings.paging` wins if it is given; otherwise `perPage` means one question per screen. */
function readPages(reader: RecordReader): Pick<SurveyDefinition, 'perPage' | 'settings'> {
  const perPage = reader.flag('perPage') ?? false;
  const { paging, ...settings } = readSurveySettings(reader.get('settings'), 'settings', reader.faults) ?? {};
  return withPaging(settings, paging ?? (perPage ? 'question' : 'all'));
}

function readSurvey(reader: RecordReader): SurveyDefinition | undefined {
  reader.allowOnly(SURVEY_KEYS);
  readFormat(reader);
  reader.require('title', 'nodes');
  const title = reader.text('title');
  const parts = {
    nodes: readListOf(reader, 'nodes', LIMITS.nodes, readNode) ?? [],
    logic: readListOf(reader, 'logic', LIMITS.logicItems, readLogicItem),
    quotas: readListOf(reader, 'quotas', LIMITS.quotas, readQuota),
    theme: readTheme(reader.get('theme'), 'theme', reader.faults),
    endings: readEndings(reader.get('endings'), 'endings', reader.faults),
  };
  const lastId = reader.number('lastId') ?? highestId(parts);
  const fields = { welcome: reader.text('welcome'), language: readLanguage(reader), ...readPages(reader) };
  return title === undefined ? undefined : shapeSurvey({ format: 1, lastId, title, ...fields, ...parts });
}

/**
 * Reads a definition from outside: keys in any order, defaults spelled out or left out, `lastId` absent (then the highest id in it). What comes
 * back is in canonical shape. Unknown keys and anything above a limit are refused, with a path to each. Total: never throws.
 */
export function parseDefinition(value: unknown): Parsed<SurveyDefinition> {
  const faults = new FaultList();
  const reader = RecordReader.of(plainCopy(value), '', faults);
  const definition = reader && readSurvey(reader);
  if (definition === undefined || !faults.isEmpty) return { ok: false, faults: faults.all };
  checkSurvey(faults, definition);
  if (faults.isEmpty && isTooBig(definition)) faults.add('', 'tooBig', LIMITS.definitionBytes);
  return faults.isEmpty ? { ok: true, value: definition } : { ok: false, faults: faults.all };
}
