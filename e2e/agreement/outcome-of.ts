import type * as Schema from '@wence/schema';

/** One random survey, one random edit of it and one random attempt to answer it. Answers may be hostile. */
export interface Case {
  readonly definition: Schema.SurveyDefinition;
  readonly operations: readonly Schema.Operation[];
  readonly answers: unknown;
}

/**
 * Everything the model has to say about these cases, as text that can be compared byte by byte.
 * The function is sent to the page as source: it must use nothing but its arguments.
 */
export function outcomesOf(schema: typeof Schema, casesJson: string): string[] {
  const judge = (definition: Schema.SurveyDefinition, answers: unknown) => {
    const compiled = schema.compiledOf(definition);
    const evaluated = (seed?: string) => schema.evaluationRecord(schema.evaluate(compiled, answers, seed));
    return {
      text: schema.canonicalText(definition),
      hash: schema.definitionHash(definition),
      validated: schema.validateAnswers(definition, answers),
      evaluated: [evaluated(), evaluated('3f0a6f5e-4b1c-4c59-9f0f-1a2b3c4d5e6f')],
      findings: schema.launchFindings(definition),
    };
  };
  const cases = JSON.parse(casesJson) as Case[];
  return cases.map(({ definition, operations, answers }) => {
    const before = judge(definition, answers);
    const applied = schema.apply(definition, operations);
    if (!applied.ok) return JSON.stringify({ before, applied });
    const back = schema.apply(applied.definition, applied.inverse);
    return JSON.stringify({
      before,
      applied,
      after: judge(applied.definition, answers),
      back: back.ok ? schema.canonicalText(back.definition) : back,
    });
  });
}
