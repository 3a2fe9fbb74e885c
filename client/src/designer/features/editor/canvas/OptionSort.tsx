import {
  columnOf,
  isExclusive,
  isOptionGroup,
  optionsOf,
  questionRow,
  readableText,
  type SurveyNode,
  type SurveyOption,
} from '@wence/schema';
import type { ReactNode } from 'react';
import { SortArea } from '../drag/SortArea';
import type { TreeItem, TreePlace } from '../drag/tree-place';
import { TreeSortArea } from '../drag/TreeSortArea';
import { isNested } from '../shared/options';

/** The movable options of a question with their parents. Options of a cascade stay on their level. */
function optionTree(node: SurveyNode): TreeItem[] {
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

interface OptionSortProps {
  node: SurveyNode;
  onMove: (optionId: number, place: TreePlace) => void;
  children: ReactNode;
}

/** Drag and drop of options: within one list, or within and between nested lists. */
export function OptionSort({ node, onMove, children }: OptionSortProps) {
  if (isNested(node)) {
    return (
      <TreeSortArea items={optionTree(node)} onMove={onMove}>
        {children}
      </TreeSortArea>
    );
  }
  const movable = optionsOf(node).filter((option) => !isExclusive(option));
  return (
    <SortArea
      items={movable.map(({ id, title }) => ({ id, name: readableText(title) }))}
      grid={columnOf(node) > 1}
      onMove={(optionId, after) => onMove(optionId, { parentId: null, after })}
    >
      {children}
    </SortArea>
  );
}
