import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import { type FieldFault, parseDefinition, type SurveyDefinition } from '@wence/schema';
import { isAtKey, keysAround, pathAt, pathOf, rangeOf } from './json-place';
import { keysAt, valuesAt } from './schema-walk';

const NAME = /"?[\w-]*"?/;

const keyCompletion = ({ key, description, opening }: ReturnType<typeof keysAt>[number]): Completion => ({
  label: `"${key}"`,
  detail: description,
  apply: `"${key}": ${opening}`,
  type: 'property',
});

/** Offers the keys and values that the format of definitions allows at the cursor. */
export function completeDefinition(context: CompletionContext): CompletionResult | null {
  const { state, pos } = context;
  const word = context.matchBefore(NAME);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  const path = pathAt(state, pos);
  if (!isAtKey(state, pos)) {
    return { from: word.from, options: valuesAt(path).map((label) => ({ label, type: 'constant' })) };
  }
  const taken = new Set(keysAround(state, pos));
  const options = keysAt(path).filter(({ key }) => !taken.has(key));
  return { from: word.from, options: options.map(keyCompletion) };
}

/** A text of the editor after reading: a definition, or its mistakes. */
export type Reading =
  | { readonly kind: 'definition'; readonly definition: SurveyDefinition }
  | { readonly kind: 'notJson'; readonly message: string; readonly at: number | null }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] };

/** Reads a text as a definition. */
export function readText(text: string): Reading {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const at = /position (\d+)/.exec(message)?.[1];
    return { kind: 'notJson', message, at: at === undefined ? null : Number(at) };
  }
  const parsed = parseDefinition(given);
  return parsed.ok ? { kind: 'definition', definition: parsed.value } : { kind: 'faults', faults: parsed.faults };
}

/** Marks of what is wrong, each at its place in the text. */
export function marksOf(
  state: EditorState,
  reading: Reading,
  words: { readonly notJson: string; readonly of: (fault: FieldFault) => string },
) {
  if (reading.kind === 'definition') return [];
  if (reading.kind === 'notJson') {
    const at = Math.min(reading.at ?? 0, state.doc.length);
    return [{ from: at, to: Math.min(at + 1, state.doc.length), severity: 'error', message: words.notJson } satisfies Diagnostic];
  }
  return reading.faults.map(
    (fault): Diagnostic => ({ ...rangeOf(state, pathOf(fault.field)), severity: 'error', message: words.of(fault) }),
  );
}
