import type { ChoiceAnswer, FieldTexts, MultipleAnswer, RankAnswer } from '@wence/schema';

/** Several choices, or no answer where none is left. */
const several = (options: readonly ChoiceAnswer[]): MultipleAnswer | undefined => (options.length > 0 ? { options } : undefined);

/** Chooses an option, or takes the choice back. What the others have stays. */
export function withOption(value: MultipleAnswer | undefined, option: number, isChosen: boolean): MultipleAnswer | undefined {
  const others = value?.options.filter((each) => each.option !== option) ?? [];
  return several(isChosen ? [...others, { option }] : others);
}

/** The text beside a chosen option. */
export const withOptionText = (value: MultipleAnswer, option: number, text: string): MultipleAnswer => ({
  options: value.options.map((each) => (each.option === option ? { option, text } : each)),
});

/** Puts an option at a place counted from 1; 0 takes it out. The others move up and down for it. */
export function withPlace(value: RankAnswer | undefined, option: number, place: number): RankAnswer | undefined {
  const order = (value?.order ?? []).filter((each) => each !== option);
  if (place > 0) order.splice(Math.min(place - 1, order.length), 0, option);
  return order.length > 0 ? { order } : undefined;
}

/** Texts of fields with one of them changed; undefined where all are empty. */
export function withFieldText(fields: FieldTexts | undefined, id: number, text: string): FieldTexts | undefined {
  const all: FieldTexts = { ...fields, [id]: text };
  const next: FieldTexts = Object.fromEntries(Object.entries(all).filter(([, each]) => each !== ''));
  return Object.keys(next).length > 0 ? next : undefined;
}

/** A record with one entry changed; undefined where none is left. */
export function withEntry<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: number,
  value: Value | undefined,
): Readonly<Record<string, Value>> | undefined {
  const { [key]: _before, ...others } = record ?? {};
  const next: Readonly<Record<string, Value>> = value === undefined ? others : { ...others, [key]: value };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** The number that was typed; undefined: none. */
export function readTyped(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
