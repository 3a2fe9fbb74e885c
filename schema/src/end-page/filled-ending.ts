import type { Answer, ChoiceAnswer } from '../answer/answer.js';
import { languageOf } from '../definition/defaults.js';
import type { AnswerKind, SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import { readGivenAnswers } from '../engine/given.js';
import { Pass } from '../engine/pass.js';
import { compileText, renderText } from '../piping/piped-text.js';
import type { PipingSource } from '../piping/piped-value.js';
import type { Ending } from '../ending/ending.js';
import { endingOf, endNodeOf, type VisitEnd } from './ending-of.js';
import { ENDING_LIMITS } from '../limit/ending-limits.js';
import { isWebAddress } from '../ending/web-address.js';

/** The facts of a visit that an end page may use. */
export interface EndedVisit extends VisitEnd {
  /** The answers that were given, in the format of a response. Left out: they are not known any more, and nothing is inserted. */
  readonly answers?: unknown;
  readonly responseId?: string | undefined;
  /** Source tag of the link that was opened. */
  readonly source?: string | undefined;
  /** Received parameters of the link that was opened. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** An end page as one respondent sees it. */
export interface FilledEnding {
  readonly title: string | null;
  /** As HTML, with answers inserted. */
  readonly text: string | null;
  /** Stored name. */
  readonly picture: string | null;
  /** `text` null: in the page's own words. */
  readonly button: { readonly text: string | null; readonly url: string } | null;
  /** Tells where the page leads on to by itself, after so many seconds. */
  readonly redirect: { readonly url: string; readonly seconds: number } | null;
}

/** The kinds of answers that an address can carry: one value, or a list of codes. */
export const PASSED_KINDS: readonly AnswerKind[] = ['single', 'multiple', 'text', 'number', 'evaluate', 'date'];

/** Codes of options, one after the other with a comma, or what was typed; empty for what does not fit into an address. */
function passedValue(answer: Answer, { options }: PipingSource): string {
  const code = ({ option }: ChoiceAnswer): string => options.get(option)?.code ?? '';
  if ('option' in answer) return code(answer);
  if ('options' in answer) return answer.options.map(code).join(',');
  if ('number' in answer) return String(answer.number);
  if ('level' in answer) return String(answer.level);
  if ('date' in answer) return answer.date;
  return 'text' in answer ? answer.text : '';
}

/** Half a character has no form in an address. */
const encoded = (text: string): string => encodeURIComponent(text.slice(0, ENDING_LIMITS.passedValue).replace(/\p{Surrogate}/gu, '\ufffd'));

/** The address with these parameters behind its own, before its fragment; empty ones are left out. */
function withParameters(address: string, parameters: readonly (readonly [name: string, value: string])[]): string {
  const query = parameters.flatMap(([name, value]) => (value === '' ? [] : `${encoded(name)}=${encoded(value)}`)).join('&');
  if (query === '') return address;
  const [, base = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  const glue = /[?&]$/.test(base) ? '' : base.includes('?') ? '&' : '?';
  return `${base}${glue}${query}${fragment}`;
}

type SourceOf = (nodeId: number) => PipingSource | null;

/** Answers of a finished visit that can be inserted: only questions that were asked and answered have one. */
function sourcesIn(pass: Pass): SourceOf {
  return (nodeId) => {
    const position = pass.compiled.positions.get(nodeId) ?? -1;
    const [source, answer] = [pass.compiled.nodes[position], pass.answers[position]];
    return source === undefined || answer === undefined ? null : { answer, options: (pass.offers[position] ?? source.everything).options };
  };
}

function parametersOf(definition: SurveyDefinition, ending: Ending, visit: EndedVisit, sourceOf: SourceOf): (readonly [string, string])[] {
  const { nodes } = compiledOf(definition);
  const answers = (ending.nodeIds ?? []).map((nodeId) => {
    const source = sourceOf(nodeId);
    const asked = nodes.find(({ id }) => id === nodeId);
    return [asked?.node.code ?? '', source ? passedValue(source.answer, source) : ''] as const;
  });
  return [
    ...(ending.params ?? []).map(
      (name) => [name, visit.params && Object.hasOwn(visit.params, name) ? (visit.params[name] ?? '') : ''] as const,
    ),
    ['responseId', ending.sendsResponse ? (visit.responseId ?? '') : ''],
    ['source', ending.sendsSource ? (visit.source ?? '') : ''],
    ...answers,
  ];
}

function filled(definition: SurveyDefinition, ending: Ending, visit: EndedVisit, sourceOf: SourceOf): FilledEnding {
  const { title = null, text = null, picture = null, buttonText = null, buttonUrl = '', redirectUrl = '', redirectSeconds } = ending;
  const piped = text === null ? null : compileText(text);
  return {
    title,
    text: piped ? renderText(piped, sourceOf, languageOf(definition)) : text,
    picture,
    button: isWebAddress(buttonUrl) ? { text: buttonText, url: buttonUrl } : null,
    redirect: isWebAddress(redirectUrl)
      ? {
          url: withParameters(redirectUrl, parametersOf(definition, ending, visit, sourceOf)),
          seconds: redirectSeconds ?? ENDING_LIMITS.secondsByDefault,
        }
      : null,
  };
}

/** The question, or the container, whose jump ends the survey on these answers; undefined where none does. */
export function endNodeIn(definition: SurveyDefinition, answers: unknown): number | undefined {
  const compiled = compiledOf(definition);
  return endNodeOf(new Pass(compiled, readGivenAnswers(compiled, answers)));
}

/**
 * The end page of one visit with everything in it: answers in its text, parameters in the address it leads on to. Null where the author made
 * none. Answers count as they count in the response: those of hidden questions do not. The same on the answering page, in a preview and on the
 * server.
 */
export function filledEnding(definition: SurveyDefinition, visit: EndedVisit): FilledEnding | null {
  const compiled = compiledOf(definition);
  const pass = new Pass(compiled, readGivenAnswers(compiled, visit.answers ?? {}));
  const nodeId = visit.nodeId ?? (visit.answers === undefined ? undefined : endNodeOf(pass));
  const ending = endingOf(definition, { status: visit.status, nodeId });
  return ending === undefined ? null : filled(definition, ending, visit, sourcesIn(pass));
}
