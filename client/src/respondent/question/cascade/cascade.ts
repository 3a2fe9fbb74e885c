import type { Answer, SurveyNode, SurveyOption, Language } from '@wence/schema';
import { wordsIn } from '../levels/words';

/** One level as it is now: nothing to choose from until the level above is chosen. */
interface Level {
  readonly choices: readonly SurveyOption[];
  readonly chosen: SurveyOption | undefined;
}

type Options = readonly SurveyOption[];

/** The options of one level that are on offer now, with their current titles. `offered` holds those of all levels. */
const onOffer = (written: Options | undefined, offered: ReadonlyMap<number, SurveyOption>): Options =>
  (written ?? []).flatMap(({ id }) => offered.get(id) ?? []);

const depthOf = (choices: Options, offered: ReadonlyMap<number, SurveyOption>): number =>
  choices.length === 0 ? 0 : 1 + Math.max(...choices.map(({ nodes }) => depthOf(onOffer(nodes, offered), offered)));

/** The levels from the first to the deepest that can still be reached. What an answer names beyond what is on offer counts as not chosen. */
export function levelsOf(node: Pick<SurveyNode, 'options'>, options: Options, answer: Answer | undefined): readonly Level[] {
  const offered = new Map(options.map((option) => [option.id, option]));
  const path = answer && 'path' in answer ? answer.path : [];
  const levels: Level[] = [];
  let choices = onOffer(node.options, offered);
  while (choices.length > 0) {
    const chosen = choices.find(({ id }) => id === path[levels.length]);
    levels.push({ choices, chosen });
    if (!chosen) break;
    choices = onOffer(chosen.nodes, offered);
  }
  const last = levels.at(-1);
  const closed = last && !last.chosen ? depthOf(last.choices, offered) - 1 : 0;
  return [...levels, ...Array.from({ length: closed }, (): Level => ({ choices: [], chosen: undefined }))];
}

/** The path when another option is chosen on a level, or none: what lay within the old one is gone. */
export function pathWith(levels: readonly Level[], place: number, optionId: number | null): readonly number[] {
  const above = levels.slice(0, place).flatMap(({ chosen }) => chosen?.id ?? []);
  return optionId === null ? above : [...above, optionId];
}

/** The author's name for a level, counted from 0, or its number. */
export function levelLabel(language: Language, { setting }: SurveyNode, place: number): string {
  return setting?.placeholders?.[place] || wordsIn(language).level(place + 1);
}
