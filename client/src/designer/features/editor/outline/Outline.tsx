import type { SurveyDefinition } from '@wence/schema';
import { type ComponentProps, memo, type MouseEvent, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { heldOut, moveTo, questionTree } from '../drag/question-places';
import type { TreePlace } from '../drag/tree-place';
import { TreeSortArea } from '../drag/TreeSortArea';
import { useEditorActions } from '../session/editor-actions';
import { useSessionStore, useSessionValue } from '../session/session-store';
import { useCloseSheet } from '../shared/sheet';
import styles from './outline.module.css';
import { OutlineNodes } from './OutlineNodes';
import { useOutlineKeys } from './useOutlineKeys';
import { OutlinePagesContext, useOutlinePages } from './useOutlinePages';
import { useRectangle } from './useRectangle';

/** Loaded lazily: the outline is there before somebody searches it. */
const OutlineSearch = lazyPart(async () => (await import('./OutlineSearch')).OutlineSearch);

interface OutlineTreeProps {
  readOnly: boolean;
  onSelect: (nodeId: number) => void;
}

/** All questions in their order. Rendered bit by bit when many of them change, so that what is typed on the canvas does not wait for them. */
const OutlineTree = memo(({ readOnly, onSelect }: OutlineTreeProps) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const store = useSessionStore();
  const view = useSessionValue((session) => session.view);
  const held = useSessionValue(heldOut);
  const selectedNode = useSessionValue(({ selection }) => selection.nodeId);
  const move = useCallback((nodeId: number, place: TreePlace) => actions.change(moveTo(store.read(), nodeId, place)), [actions, store]);
  return (
    <ShownTree
      view={useDeferredValue(view)}
      held={useDeferredValue(held)}
      selectedNode={selectedNode}
      readOnly={readOnly}
      onSelect={onSelect}
      onMove={move}
      t={t}
    />
  );
});
OutlineTree.displayName = 'OutlineTree';

interface ShownTreeProps extends Omit<ComponentProps<typeof OutlineNodes>, 'nodes' | 'label' | 'parentId'> {
  view: SurveyDefinition;
  held: ReadonlySet<number>;
  onMove: (nodeId: number, place: TreePlace) => void;
}

const ShownTree = memo(({ view, held, onMove, ...shown }: ShownTreeProps) => {
  const { nodes } = view;
  const pages = useOutlinePages(view, shown.selectedNode);
  const tree = JSON.stringify(questionTree(nodes, held));
  // The same as long as it says the same: every entry looks at it.
  const items = useMemo(() => JSON.parse(tree) as ReturnType<typeof questionTree>, [tree]); // Written the line before.
  return (
    <OutlinePagesContext value={pages}>
      <TreeSortArea items={items} onMove={onMove}>
        <OutlineNodes {...shown} nodes={nodes} parentId={null} label={shown.t('outline.label')} />
      </TreeSortArea>
    </OutlinePagesContext>
  );
});
ShownTree.displayName = 'ShownTree';

/** The browser would select the text that the mouse is drawn over from an empty place. */
function keepText(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, input') === null) event.preventDefault();
}

/** Outline of all questions, to find and reorder them. */
export const Outline = memo(({ readOnly }: { readOnly: boolean }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const closeSheet = useCloseSheet();
  const isEmpty = useSessionValue(({ view }) => view.nodes.length === 0);
  const isChoosing = useSessionValue(({ selection }) => selection.several.size > 0);
  const [isSearching, setSearching] = useState(false);
  const select = useCallback(
    (nodeId: number) => {
      actions.select({ nodeId });
      closeSheet?.();
    },
    [actions, closeSheet],
  );
  const press = useOutlineKeys(readOnly);
  const rectangle = useRectangle(readOnly);
  if (isEmpty) return <p className={styles.empty}>{t('outline.empty')}</p>;
  return (
    <>
      <Suspense>
        <OutlineSearch onSelect={select} onSearching={setSearching} />
      </Suspense>
      <div
        role="presentation"
        className={styles.ground}
        hidden={isSearching}
        data-choosing={isChoosing || undefined}
        onKeyDown={press}
        onPointerDown={rectangle.press}
        onMouseDown={keepText}
      >
        <OutlineTree readOnly={readOnly} onSelect={select} />
        {rectangle.rectangle && <div className={styles.rectangle} style={rectangle.rectangle} aria-hidden="true" />}
      </div>
    </>
  );
});
Outline.displayName = 'Outline';
