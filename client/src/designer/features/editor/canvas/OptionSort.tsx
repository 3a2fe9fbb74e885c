import { columnOf, isExclusive, optionsOf, readableText, type SurveyNode } from '@wence/schema';
import type { ReactNode } from 'react';
import { SortArea } from '../drag/SortArea';
import type { TreePlace } from '../drag/tree-place';
import { TreeSortArea } from '../drag/TreeSortArea';
import { isNested } from '../types/editable';
import { optionTree } from './option-tree';

interface OptionSortProps {
  node: SurveyNode;
  onMove: (optionId: number, place: TreePlace) => void;
  children: ReactNode;
}

/** Options are put in order: in one list, or, where some stand in others, within and between their lists. */
export const OptionSort = ({ node, onMove, children }: OptionSortProps) => {
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
};
