import { defaultOptionTitle } from '../catalogue/default-titles.js';
import { nextOptionCode } from '../code/option-code.js';
import type { Language, SurveyOption } from '../definition/definition.js';
import { shapeOption } from '../definition/shape.js';
import type { NewOption } from './operation.js';

interface Surroundings {
  readonly language: Language;
  /** Codes already taken in the question. */
  readonly codes: readonly string[];
  readonly id: number;
}

/** Makes an option out of what an author gave: the code continues from the highest one, the title has a default (Spec 3, option defaults). */
export const newOption = (given: NewOption, { language, codes, id }: Surroundings): SurveyOption =>
  shapeOption({ ...given, id, code: given.code ?? nextOptionCode(codes), title: given.title ?? defaultOptionTitle(language, given) });

/** Makes the options of a new question; ids count up from `firstId`, given codes are kept clear of generated ones. */
export const newOptions = (given: readonly NewOption[], language: Language, firstId: number): SurveyOption[] => {
  const codes = given.flatMap(({ code }) => code ?? []);
  return given.map((wanted, place) => {
    const option = newOption(wanted, { language, codes, id: firstId + place });
    if (wanted.code === undefined) codes.push(option.code);
    return option;
  });
};
