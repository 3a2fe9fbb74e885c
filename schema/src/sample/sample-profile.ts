import type { Answer, Answers, CityAnswer } from '../answer/answer.js';
import { cityLevelOf } from '../answer/bounds.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { SAMPLE_TRAITS, sampleChoices, type SampleConditions, type SampleTrait } from './sample-conditions.js';

/** The person that a respondent is: places in the sample choices, counted from 1, and a province. */
export type SampleProfile = Readonly<Partial<Record<SampleTrait, number>>> & { readonly region?: string };

/** Question types that ask for a trait. */
const TRAIT_OF_TYPE: Readonly<Record<number, SampleTrait>> = { 51: 'age', 52: 'gender', 55: 'education', 59: 'profession' };

/** Draws a person who meets the conditions; `between` gives a random whole number, both ends included (Spec 2, publish: sample service). */
export function drawSampleProfile(conditions: SampleConditions, between: (least: number, most: number) => number): SampleProfile {
  const profile: { -readonly [Key in keyof SampleProfile]: SampleProfile[Key] } = {};
  const pick = <T>(wanted: readonly T[] | undefined): T | undefined => wanted?.[between(0, wanted.length - 1)];
  for (const trait of SAMPLE_TRAITS) {
    const place = pick(conditions[trait]);
    if (place !== undefined) profile[trait] = place;
  }
  const region = pick(conditions.regions);
  if (region !== undefined) profile.region = region;
  return profile;
}

/**
 * Answers that agree with a person: where the survey asks for a trait of theirs by its own type of question and with the words of the sample choices,
 * or for a city, that answer says so. Everything else stays. The result has to be evaluated again, as logic may depend on these answers (Spec 3, sample
 * choices).
 */
export function answersAs(profile: SampleProfile, definition: SurveyDefinition, answers: Answers): Answers {
  const changed: Record<string, Answer> = { ...answers };
  for (const node of walkNodes(definition.nodes)) {
    const given = answers[node.id];
    if (given === undefined) continue;
    const answer = 'codes' in given ? cityOf(node, given, profile.region) : choiceOf(node, given, profile);
    if (answer) changed[node.id] = answer;
  }
  return changed;
}

function choiceOf(node: SurveyNode, given: Answer, profile: SampleProfile): Answer | undefined {
  const trait = TRAIT_OF_TYPE[node.type ?? 0];
  const place = trait && profile[trait];
  if (trait === undefined || place === undefined || !('option' in given)) return undefined;
  const titles = [sampleChoices(trait, 'zh-CN')[place - 1], sampleChoices(trait, 'en')[place - 1]];
  const option = optionsOf(node).find(({ title }) => titles.includes(title));
  return option && { option: option.id };
}

/** A province with its capital and a district of it, as far as the question asks. */
function cityOf(node: SurveyNode, given: CityAnswer, region: string | undefined): Answer | undefined {
  if (region === undefined) return undefined;
  const province = region.slice(0, 2);
  return { ...given, codes: [region, `${province}0100`, `${province}0102`].slice(0, cityLevelOf(node)) };
}
