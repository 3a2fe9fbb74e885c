import { documentOrder, LIMITS, type ReceivedParameter, readableText, type SurveyDefinition, takesParameter } from '@wence/schema';

/** A parameter while its author is at work on it. */
export interface ParameterDraft {
  /** Names it among the others, whatever its place and its name become. */
  readonly key: number;
  readonly name: string;
  readonly label: string;
  readonly nodeId: number | null;
  readonly required: boolean;
  readonly isKey: boolean;
}

/** Holds the parameters of a survey while its author edits them. */
export interface ReceivingDraft {
  readonly parameters: readonly ParameterDraft[];
  readonly signedOnly: boolean;
}

/** A question that a parameter can answer, or one that it is to answer and cannot. */
export interface AnswerableQuestion {
  readonly value: number;
  readonly label: string;
}

/** Reads the parameters that the draft of the survey has now. */
export function draftOf({ settings = {} }: SurveyDefinition): ReceivingDraft {
  const parameters = (settings.parameters ?? []).map(({ name, label = '', nodeId = null, required = false, isKey = false }, key) => ({
    key,
    name,
    label,
    nodeId,
    required,
    isKey,
  }));
  return { parameters, signedOnly: settings.signedOnly ?? false };
}

/** The parameters as the server takes them. */
export const parametersIn = ({ parameters }: ReceivingDraft): ReceivedParameter[] =>
  parameters.map(({ name, label, nodeId, required, isKey }) => ({
    name: name.trim(),
    ...(label.trim() && { label: label.trim() }),
    ...(nodeId !== null && { nodeId }),
    ...(required && { required }),
    ...(isKey && { isKey }),
  }));

/** Whether two drafts say the same. */
export const isSameReceiving = (one: ReceivingDraft, other: ReceivingDraft): boolean =>
  one.signedOnly === other.signedOnly && JSON.stringify(parametersIn(one)) === JSON.stringify(parametersIn(other));

export const isListFull = ({ parameters }: ReceivingDraft): boolean => parameters.length >= LIMITS.linkParameters;

/** With an empty parameter at the end. */
export function withNew(draft: ReceivingDraft): ReceivingDraft {
  const key = 1 + Math.max(-1, ...draft.parameters.map((parameter) => parameter.key));
  return { ...draft, parameters: [...draft.parameters, { key, name: '', label: '', nodeId: null, required: false, isKey: false }] };
}

/** With other values of one parameter. Only one is the key, so the one that becomes it takes that from the others. */
export const withChanged = (draft: ReceivingDraft, key: number, set: Partial<ParameterDraft>): ReceivingDraft => ({
  ...draft,
  parameters: draft.parameters.map((parameter) => {
    if (parameter.key === key) return { ...parameter, ...set };
    return set.isKey ? { ...parameter, isKey: false } : parameter;
  }),
});

export const without = (draft: ReceivingDraft, key: number): ReceivingDraft => ({
  ...draft,
  parameters: draft.parameters.filter((parameter) => parameter.key !== key),
});

/** With one parameter moved by one place; at an end of the list it stays. */
export function withMoved(draft: ReceivingDraft, key: number, by: -1 | 1): ReceivingDraft {
  const parameters = [...draft.parameters];
  const from = parameters.findIndex((parameter) => parameter.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= parameters.length) return draft;
  parameters.splice(to, 0, ...parameters.splice(from, 1));
  return { ...draft, parameters };
}

const nameOf = ({ code = '', title = '' }: { readonly code?: string; readonly title?: string }): string =>
  `${code} ${readableText(title)}`.trim();

/** The questions that a parameter can answer. */
export const answerableQuestions = ({ nodes }: SurveyDefinition): AnswerableQuestion[] =>
  documentOrder(nodes)
    .filter(takesParameter)
    .map((node) => ({ value: node.id, label: nameOf(node) }));

/** Names a question that a parameter cannot answer; null if the question is gone. */
export function unfitQuestion({ nodes }: SurveyDefinition, nodeId: number): string | null {
  const node = documentOrder(nodes).find(({ id }) => id === nodeId);
  return node ? nameOf(node) : null;
}
