import type { Offered } from '../answer/offered.js';
import type { SurveyDefinition, SurveyOption } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import { leftOutOf, without } from '../engine/drawn.js';
import { readGivenAnswers } from '../engine/given.js';
import { Pass } from '../engine/pass.js';
import { UNKNOWN } from '../origin/origin.js';
import { questionsOf } from '../report/tally-plan.js';
import { AnswerParts } from './answer-parts.js';
import {
  type AnswerCondition,
  type AnswerState,
  type DateRange,
  type FilterCondition,
  type FilterGroup,
  foldCase,
  isBrackets,
  type NotedResponse,
  type NumberRange,
  type ResponseFilter,
} from './filter.js';

type Test = (response: NotedResponse) => boolean;

/** A question as one version has it. */
type Asked = ReturnType<typeof questionsOf>[number];

const lies = (number: number, { from = -Infinity, to = Infinity }: NumberRange): boolean => number >= from && number <= to;

/** A date that is cut to the length of the end belongs to it: `2026-03-31` to the end `2026-03`. */
const falls = (date: string, { from = '', to }: DateRange): boolean => date >= from && (to === undefined || date.slice(0, to.length) <= to);

const isTime = (text: string): boolean => text.charAt(2) === ':' || text.length === 2;

const hasText = (text: string, wanted: string): boolean => foldCase(text).includes(foldCase(wanted));

const optionsOf = ({ options }: Asked): ReadonlyMap<number, SurveyOption> => new Map(options.map(({ id, option }) => [id, option]));

/** Filters responses to one version by their answers alone. Slow: an answer is taken apart for every condition that asks for it. */
class ResponseTest {
  private readonly questions: ReadonlyMap<number, Asked>;

  constructor(private readonly definition: SurveyDefinition) {
    this.questions = new Map(questionsOf(definition).map((question) => [question.node.id, question]));
  }

  of({ match = 'all', conditions }: ResponseFilter | FilterGroup): Test {
    const tests = conditions.map((entry) => (isBrackets(entry) ? this.of(entry.group) : this.ofCondition(entry)));
    if (tests.length === 0) return () => true;
    return (response) => (match === 'all' ? tests.every((holds) => holds(response)) : tests.some((holds) => holds(response)));
  }

  private ofCondition(condition: FilterCondition): Test {
    if ('answer' in condition) return (response) => this.answers(condition.answer, response);
    if ('submitted' in condition) {
      const { from, to } = condition.submitted;
      return ({ submittedAt }) => (from === undefined || submittedAt >= new Date(from)) && (to === undefined || submittedAt < new Date(to));
    }
    if ('duration' in condition) return (response) => lies(secondsOf(response), condition.duration);
    if ('source' in condition) return ({ source }) => condition.source.anyOf.includes(source ?? '');
    if ('device' in condition) return ({ device }) => condition.device.anyOf.includes(device ?? UNKNOWN);
    if ('os' in condition) return ({ os }) => condition.os.anyOf.includes(os ?? UNKNOWN);
    if ('browser' in condition) return ({ browser }) => condition.browser.anyOf.includes(browser ?? UNKNOWN);
    if ('region' in condition) return ({ region }) => condition.region.anyOf.includes(region ?? UNKNOWN);
    if ('parameter' in condition) {
      const { name, anyOf } = condition.parameter;
      return ({ params }) => params !== null && Object.hasOwn(params, name) && anyOf.includes(params[name] ?? '');
    }
    if ('link' in condition) return ({ link }) => [link?.code, link?.name].some((text) => hasText(text ?? '', condition.link.contains));
    if ('invitation' in condition) return ({ invitationCode }) => hasText(invitationCode ?? '', condition.invitation.contains);
    if ('score' in condition) return ({ exam }) => lies(exam?.score ?? Number.NaN, condition.score);
    if ('version' in condition) return ({ version }) => condition.version.anyOf.includes(version);
    if ('status' in condition) return ({ status }) => condition.status.anyOf.includes(status);
    if ('text' in condition) return (response) => this.says(condition.text.contains, response);
    if ('valid' in condition) return ({ valid }) => valid === condition.valid;
    if ('starred' in condition) return ({ starred }) => starred === condition.starred;
    if ('tags' in condition) return ({ tags }) => condition.tags.anyOf.some((tag) => tags.includes(tag));
    if ('quality' in condition) return ({ quality }) => condition.quality.anyOf.some((flag) => quality.includes(flag));
    return ({ quality }) => quality.length > 0 === condition.flagged;
  }

  private partsOf(nodeId: number, response: NotedResponse): AnswerParts | null {
    const { answers } = response;
    const question = this.questions.get(nodeId);
    const answer = answers[nodeId];
    if (question === undefined || answer === undefined) return null;
    const offered = offeredBy(this.passOver(response), nodeId)?.options ?? new Map<number, SurveyOption>();
    return new AnswerParts(question.node, optionsOf(question), offered, answer);
  }

  private says(text: string, response: NotedResponse): boolean {
    return [...this.questions.keys()].some((nodeId) => this.partsOf(nodeId, response)?.texts.some((typed) => hasText(typed.text, text)));
  }

  private answers(condition: AnswerCondition, response: NotedResponse): boolean {
    if ('state' in condition) return this.stateOf(condition, response) === condition.state;
    const parts = this.partsOf(condition.nodeId, response);
    if (parts === null) return false;
    const { rowId, optionId } = condition;
    const chosen = new Set(parts.chosen.flatMap((choice) => (choice.rowId === rowId ? choice.optionId : [])));
    if ('anyOf' in condition) return condition.anyOf.some((id) => chosen.has(id));
    if ('allOf' in condition) return condition.allOf.every((id) => chosen.has(id));
    if ('noneOf' in condition) return this.stateOf(condition, response) === 'answered' && !condition.noneOf.some((id) => chosen.has(id));
    if ('range' in condition) {
      return parts.numbers.some((at) => at.rowId === rowId && at.optionId === optionId && lies(at.number, condition.range));
    }
    if ('dates' in condition)
      return parts.date !== null && isTime(parts.date) === isTimes(condition.dates) && falls(parts.date, condition.dates);
    if ('divisions' in condition) return condition.divisions.some((code) => parts.divisions.includes(code));
    return parts.texts.some(
      (at) =>
        (rowId === undefined || at.rowId === rowId) &&
        (optionId === undefined || at.optionId === optionId) &&
        hasText(at.text, condition.contains),
    );
  }

  /** The state of a question or of a row of it; null if the version does not have it. */
  private stateOf({ nodeId, rowId }: AnswerCondition, response: NotedResponse): AnswerState | null {
    const { answers } = response;
    const question = this.questions.get(nodeId);
    const answer = answers[nodeId];
    if (question === undefined || (rowId !== undefined && !question.rows.some(({ id }) => id === rowId))) return null;
    if (answer !== undefined && (rowId === undefined || ('rows' in answer && Object.hasOwn(answer.rows, rowId)))) return 'answered';
    const pass = this.passOver(response);
    const position = pass.compiled.positions.get(nodeId) ?? -1;
    const offered = offeredBy(pass, nodeId);
    if (pass.states[position] === 'ended' && pass.end === -1) return 'notReached';
    return offered === undefined || (rowId !== undefined && !offered.rows.has(rowId)) ? 'notShown' : 'unanswered';
  }

  private passOver(response: NotedResponse): Pass {
    const { answers } = response;
    const compiled = without(compiledOf(this.definition), leftOutOf(this.definition, response));
    return new Pass(compiled, readGivenAnswers(compiled, answers));
  }
}

/** Returns the options and rows that a question offered; undefined if it was not asked. */
function offeredBy(pass: Pass, nodeId: number): Offered | undefined {
  const node = pass.compiled.nodes[pass.compiled.positions.get(nodeId) ?? -1];
  return node && pass.offeredBy(node);
}

const isTimes = ({ from, to }: DateRange): boolean => isTime(from ?? to ?? '');

/** Not a number, which lies nowhere, where the start is not known. */
function secondsOf({ startedAt, submittedAt }: NotedResponse): number {
  const duration = startedAt === null ? -1 : submittedAt.getTime() - startedAt.getTime();
  return duration < 0 ? Number.NaN : Math.round(duration / 1_000);
}

/**
 * Prepares a filter for responses to one version. It reads the answers as they are stored and the engine, neither columns nor expressions: the
 * reference for whatever filters faster, and good enough for short lists.
 */
export const filterTest = (filter: ResponseFilter, definition: SurveyDefinition): Test => new ResponseTest(definition).of(filter);
