import { isExclusive, isOptionGroup, optionsOf, questionRow, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import type { TreeItem } from '../drag/tree-place';

/** All options of a question that can be put elsewhere, each under what it stands in. Those of a cascade stay on their level. */
export function optionTree(node: SurveyNode): TreeItem[] {
  const isLevelled = questionRow(node).answer === 'cascade';
  const below = (options: readonly SurveyOption[], parentId: number | null, level: number): TreeItem[] =>
    options
      .filter((option) => !isExclusive(option))
      .flatMap((option) => [
        {
          id: option.id,
          name: readableText(option.title),
          parentId,
          isHolder: isOptionGroup(option),
          ...(isLevelled ? { level } : {}),
        },
        ...below(option.nodes ?? [], option.id, level + 1),
      ]);
  return below(optionsOf(node), null, 1);
}
