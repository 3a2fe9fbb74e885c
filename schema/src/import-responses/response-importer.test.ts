import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answers } from '../answer/answer.js';
import { isNumber } from '../answer/formats.js';
import { kindOfAnswer } from '../answer/kind-of-answer.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import { evaluate } from '../engine/evaluate.js';
import { validateAnswers } from '../engine/validate-answers.js';
import { cellsOf } from '../export/cells-of.js';
import type { Cell, ColumnPlan } from '../export/column.js';
import { columnPlan } from '../export/column-plan.js';
import type { StoredResponse } from '../export/meta-columns.js';
import { storedResponse } from '../export/testing/stored-response.js';
import { arbitraryResponses } from '../testing/arbitrary-responses.js';
import { text as openText } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { randomRuns } from '../testing/random-runs.js';
import { responseImporter } from './response-importer.js';

const RUNS = randomRuns(500);

/** Cells as files have them: moments as ISO 8601, options by code or by title. */
const textsOf = ({ columns }: ColumnPlan, cells: readonly Cell[], how: 'code' | 'title'): string[] =>
  columns.map(({ kind, values }, at) => {
    const cell = cells[at] ?? null;
    if (cell === null) return '';
    if (kind === 'instant') return new Date(Number(cell)).toISOString();
    return values.find(({ value }) => value === cell)?.[how] ?? String(cell);
  });

/** Codes, or titles, say which value is meant. */
const areTold = ({ columns }: ColumnPlan, how: 'code' | 'title'): boolean =>
  columns.every(({ values }) => new Set(['', ...values.map((value) => value[how].trim())]).size === values.length + 1);

/** Answers that their columns hold altogether: no files and marks, numbers as programs write them, texts of one line. */
function isTold(answers: Answers): boolean {
  const kinds = Object.values(answers).map((answer) => kindOfAnswer(answer).kind);
  if (kinds.includes('files') || kinds.includes('points')) return false;
  const texts = [...JSON.stringify(answers).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([text]) => JSON.parse(text) as string);
  return texts.every((text) => !/[\t\r\n]/.test(text) && (!isNumber(text) || String(Number(text)) === text));
}

const hasUntold = (answers: Answers): boolean =>
  Object.values(answers).some((answer) => ['files', 'points'].includes(kindOfAnswer(answer).kind));

describe('a table of responses', () => {
  it.each(['code', 'title'] as const)('is read back as it was laid out, whatever the version, options by their %s', (how) => {
    fc.assert(
      fc.property(arbitraryResponses(fc), ({ versions: [newest, first], responses }) => {
        const definitions = [newest, first];
        const plan = columnPlan(definitions);
        fc.pre(areTold(plan, how));
        const versions = new Map<number, SurveyDefinition>([
          [1, first],
          [2, newest],
        ]);
        const basis = {
          definitions,
          versions,
          current: 2,
          preferred: how,
          timeZone: 'Asia/Shanghai',
          now: new Date('2026-04-01T00:00:00Z'),
        };
        const importer = responseImporter(
          basis,
          plan.columns.map(({ name }) => name),
        );
        for (const { definition, answers } of responses) {
          const stored: StoredResponse = storedResponse(answers, {
            version: definition === first ? 1 : 2,
            status: evaluate(compiledOf(definition), answers).end === -1 ? 'screened' : 'complete',
          });
          const read = importer.read(textsOf(plan, cellsOf(plan, definition)(stored), how));
          if (hasUntold(answers) || !validateAnswers(definition, answers).ok) expect(read.ok).toBe(false);
          else if (isTold(answers)) expect(read).toMatchObject({ ok: true, response: { answers } });
        }
      }),
      RUNS,
    );
  });

  it('may have received parameters all in one column, each in its own, or both, of which the own one counts', () => {
    const asked = { ...survey(openText('Q1', 'Why?')), settings: { parameters: [{ name: 'uid', label: 'Member' }] } };
    const basis = {
      definitions: [asked],
      versions: new Map([[1, asked]]),
      current: 1,
      timeZone: 'Asia/Shanghai',
      now: new Date('2026-04-01T00:00:00Z'),
    };
    const paramsOf = (headings: readonly string[], row: readonly string[]) => {
      const read = responseImporter(basis, headings).read(row);
      return read.ok ? read.response.params : read.faults;
    };

    expect(paramsOf(['params', 'Q1'], ['{"shop":"north"}', 'So'])).toEqual({ shop: 'north' });
    expect(paramsOf(['p_uid', 'Q1'], ['u1', 'So'])).toEqual({ uid: 'u1' });
    expect(paramsOf(['Member', 'params'], ['u1', '{"uid":"u0","shop":"north"}'])).toEqual({ uid: 'u1', shop: 'north' });
    expect(paramsOf(['p_uid', 'Q1'], ['', 'So'])).toBeNull();
    expect(paramsOf(['p_uid'], ['u'.repeat(201)])).toEqual([{ column: 'p_uid', text: 'u'.repeat(201), reason: 'tooLong', limit: 200 }]);
  });
});
