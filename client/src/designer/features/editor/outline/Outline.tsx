import { isContainer, type SurveyNode } from '@wence/schema';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeItem } from '../drag/tree-place';
import { TreeSortArea } from '../drag/TreeSortArea';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { useCloseSheet } from '../shared/sheet';
import styles from './outline.module.css';
import { OutlineNodes } from './OutlineNodes';

/** All questions, pages and containers with their parents. */
function outlineTree(nodes: readonly SurveyNode[], parentId: number | null = null): TreeItem[] {
  return nodes.flatMap((node) => [
    { id: node.id, name: node.code, parentId, isHolder: isContainer(node) },
    ...outlineTree(node.nodes ?? [], node.id),
  ]);
}

/** Outline of all questions, to find and reorder them. */
export const Outline = memo(({ readOnly }: { readOnly: boolean }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const closeSheet = useCloseSheet();
  const nodes = useSessionValue(({ view }) => view.nodes);
  const selectedNode = useSessionValue(({ selection }) => selection.nodeId);
  const select = useCallback(
    (nodeId: number) => {
      actions.select({ nodeId });
      closeSheet?.();
    },
    [actions, closeSheet],
  );
  const tree = JSON.stringify(outlineTree(nodes));
  // The same as long as it says the same: every entry looks at it.
  const items = useMemo(() => JSON.parse(tree) as ReturnType<typeof outlineTree>, [tree]); // Written the line before.
  if (nodes.length === 0) return <p className={styles.empty}>{t('outline.empty')}</p>;
  return (
    <TreeSortArea items={items} onMove={(nodeId, place) => actions.change([{ op: 'moveNode', nodeId, ...place }])}>
      <OutlineNodes
        nodes={nodes}
        parentId={null}
        label={t('outline.label')}
        selectedNode={selectedNode}
        readOnly={readOnly}
        onSelect={select}
      />
    </TreeSortArea>
  );
});
Outline.displayName = 'Outline';
