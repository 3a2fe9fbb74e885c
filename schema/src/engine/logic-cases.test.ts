import { describe, expect, it } from '@jest/globals';
import { compile } from './compile.js';
import { evaluate } from './evaluate.js';
import { caseAnswers } from './fixtures/case-answers.js';
import { caseFacts } from './fixtures/case-facts.js';
import { caseIds } from './fixtures/case-ids.js';
import { caseDefinition, caseSurvey } from './fixtures/load-case.js';
import type { LogicCase } from './fixtures/logic-case.js';
import file from './fixtures/logic-cases.json' with { type: 'json' };
import { parseDefinition } from '../definition/parse/parse-definition.js';

// TypeScript infers a wider type for the literals of the file than they have.
const cases = file.cases as unknown as readonly LogicCase[];

describe('respondent-side logic', () => {
  it('has a hundred cases', () => {
    expect(cases).toHaveLength(100);
  });

  it.each(cases.map((one) => [one.id, one.title, one] as const))('%s: %s', (_id, _title, logicCase) => {
    const ids = caseIds(logicCase.survey);
    const compiled = compile(caseDefinition(logicCase, ids));

    const evaluation = evaluate(compiled, caseAnswers(logicCase, ids));

    expect(caseFacts(evaluation, logicCase.expect, ids)).toEqual(logicCase.expect);
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s is a survey that every door takes', (_id, logicCase) => {
    expect(parseDefinition(caseSurvey(logicCase, caseIds(logicCase.survey)))).toMatchObject({ ok: true });
  });
});
