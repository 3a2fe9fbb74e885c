import { isOptionGroup, readableText, type SurveyNode, type SurveyOption, walkOptions } from '@wence/schema';

/** A question with more options is folded to the first ones: nobody has to scroll past two hundred of them. */
const MANY = 30;
/** The number of options that a folded list shows. */
export const FIRST = 10;

/** The number of options that respondents can choose. */
export const countOptions = ({ options }: Pick<SurveyNode, 'options'>): number =>
  [...walkOptions(options)].filter((option) => !isOptionGroup(option)).length;

export const isLong = (node: Pick<SurveyNode, 'options'>): boolean => countOptions(node) > MANY;

/** The first options of a list, those in groups counted with the others. */
export function firstOptions(options: readonly SurveyOption[], count = FIRST): readonly SurveyOption[] {
  let left = count;
  const take = (some: readonly SurveyOption[]): readonly SurveyOption[] =>
    some.flatMap((option): SurveyOption[] => {
      if (left <= 0) return [];
      if (isOptionGroup(option)) return [{ ...option, nodes: take(option.nodes ?? []) }];
      left -= 1;
      return [option];
    });
  return take(options);
}

/** Options whose text contains the keyword, with their groups. The selected one stays, whatever its text becomes while it is edited. */
export function findOptions(options: readonly SurveyOption[], keyword: string, selectedId: number | null): readonly SurveyOption[] {
  const wanted = keyword.trim().toLowerCase();
  const isFound = ({ id, title }: SurveyOption) => id === selectedId || readableText(title).toLowerCase().includes(wanted);
  return options.flatMap((option): SurveyOption[] => {
    if (!isOptionGroup(option)) return isFound(option) ? [option] : [];
    const nodes = (option.nodes ?? []).filter(isFound);
    return nodes.length > 0 || isFound(option) ? [{ ...option, nodes }] : [];
  });
}
