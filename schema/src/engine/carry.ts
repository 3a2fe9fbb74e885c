import type { Answer } from '../answer/answer.js';
import type { Offered } from '../answer/offered.js';
import { isExclusive, isOther, optionKeyOf } from '../definition/defaults.js';
import type { SurveyOption } from '../definition/definition.js';
import { escapeHtml } from '../text/text.js';
import type { Carry, CompiledNode, Facts, OfferPlan } from './compiled.js';

/** Returns what a source offers in this pass; undefined if it is hidden, passed over or not reached: then nothing is carried over from it (R1). */
export type OfferedBy = (source: CompiledNode) => Offered | undefined;

/** Texts typed into the inputs of the chosen options, by option id. */
function chosenIn(answer: Answer | undefined): ReadonlyMap<number, string | undefined> {
  if (answer === undefined) return new Map();
  if ('options' in answer) return new Map(answer.options.map(({ option, text }) => [option, text]));
  return 'option' in answer ? new Map([[answer.option, answer.text]]) : new Map();
}

/** Returns a carried option. A checked "other" is titled with the text typed into it and has no input any more. */
function asCarried(option: SurveyOption, text: string | undefined): SurveyOption {
  if (!isOther(option)) return option;
  const { other: _other, required: _required, ...plain } = option;
  return text === undefined ? plain : { ...plain, title: escapeHtml(text) };
}

/** Returns the options that one condition carries over, in the order of the source: never its exclusive option, its "other" only if checked (R17). */
export function optionsCarriedBy(
  { from, checked }: Pick<Carry, 'from' | 'checked'>,
  { answers }: Facts,
  offeredBy: OfferedBy,
): readonly SurveyOption[] {
  const chosen = chosenIn(answers[from.position]);
  return [...(offeredBy(from)?.options.values() ?? [])].flatMap((option) => {
    const isWanted = chosen.has(option.id) === checked && !isExclusive(option) && (checked || !isOther(option));
    return isWanted ? asCarried(option, chosen.get(option.id)) : [];
  });
}

/** A carried option, and where it stands among the own ones (`Carry.place`). */
export interface CarriedOption {
  readonly option: SurveyOption;
  readonly place: number | undefined;
}

/** All carried options, joined in the order of the conditions (R18). What the question has itself, or has got already, by key, comes once. */
export function allCarriedOptions(
  carries: readonly Carry[],
  own: Iterable<SurveyOption>,
  facts: Facts,
  offeredBy: OfferedBy,
): readonly CarriedOption[] {
  if (carries.length === 0) return [];
  const keys = new Set([...own].map(optionKeyOf));
  return carries
    .flatMap((carry) => optionsCarriedBy(carry, facts, offeredBy).map((option) => ({ option, place: carry.place })))
    .filter(({ option }) => {
      const isNew = !keys.has(optionKeyOf(option));
      keys.add(optionKeyOf(option));
      return isNew;
    });
}

/** Returns the ids of every option that could be carried over, over all links of a chain. */
export function possibleCarriedIds(plan: Pick<OfferPlan, 'carriedOptions' | 'carriedRows'>): ReadonlySet<number> {
  const ids = new Set<number>();
  const seen = new Set<CompiledNode>();
  const open = [...plan.carriedOptions, ...plan.carriedRows];
  for (let carry = open.pop(); carry !== undefined; carry = open.pop()) {
    const { from } = carry;
    if (seen.has(from)) continue;
    seen.add(from);
    for (const id of from.everything.options.keys()) ids.add(id);
    if (from.offer !== null) open.push(...from.offer.carriedOptions);
  }
  return ids;
}
