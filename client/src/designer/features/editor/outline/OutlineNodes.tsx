import { isContainer, isPage, isRequired, type MapPage, paletteKeyOf, readableText, type SurveyNode } from '@wence/schema';
import type { TFunction } from 'i18next';
import { Fragment, memo, type ReactNode, use } from 'react';
import { DragHandle, useSortItem } from '../drag/DragHandle';
import { TreeEnd, TreeList } from '../drag/TreeSortArea';
import { useEditorActions } from '../session/editor-actions';
import { useFindingsByNode } from '../logic/checks/CheckedSurvey';
import { useIsMarked, useSessionValue } from '../session/session-store';
import { LineGlyph } from '../../../shared/LineGlyph';
import { TypeGlyph } from '../types/TypeGlyph';
import { hasLogic } from './outline-search';
import { BreakHeading, PageLine } from './OutlinePage';
import styles from './outline.module.css';
import { OutlinePagesContext } from './useOutlinePages';

const MARKS = {
  logic: 'M4 2v10M4 5c5 0 6 1 6 4m-2-2 2 2 2-2',
  finding: 'M7 1.75 12.75 12H1.25ZM7 5.5v3M7 10v.25',
} as const;

/** Looked up once for all lines, of which there may be hundreds. */
interface Texts {
  t: TFunction<'editor'>;
}

/** Small marks of what a question has: that it is required, logic, and findings of the launch check. */
function OutlineMarks({ node, t }: Texts & { node: SurveyNode }) {
  const isLogical = useSessionValue(({ view }) => hasLogic(view, node.id));
  const isFaulty = useFindingsByNode().has(node.id);
  return (
    <span className={styles.marks}>
      {isRequired(node) && (
        <span className={styles.required} title={t('question.required')}>
          <span aria-hidden="true">*</span>
          <span className="visually-hidden">{t('question.required')}</span>
        </span>
      )}
      {isLogical && (
        <span title={t('outline.logic')}>
          <LineGlyph size={12} path={MARKS.logic} />
          <span className="visually-hidden">{t('outline.logic')}</span>
        </span>
      )}
      {isFaulty && (
        <span className={styles.finding} title={t('outline.finding')}>
          <LineGlyph size={12} path={MARKS.finding} />
          <span className="visually-hidden">{t('outline.finding')}</span>
        </span>
      )}
    </span>
  );
}

/** Chooses a question together with others. By itself, so that choosing a hundred renders a hundred boxes and not their entries. */
function MarkBox({ node: { id, code }, t }: Texts & { node: SurveyNode }) {
  const actions = useEditorActions();
  const isMarked = useIsMarked(id);
  return (
    <>
      <input
        type="checkbox"
        className={styles.check}
        aria-label={t('outline.mark', { code })}
        checked={isMarked}
        // The change of a checkbox is a click, also when a key makes it.
        onChange={({ nativeEvent }) => actions.mark(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <span className={styles.tint} />
    </>
  );
}

interface OutlineItemProps extends Texts {
  node: SurveyNode;
  /** The page that it is the heading of. */
  page: MapPage | undefined;
  isSelected: boolean;
  readOnly: boolean;
  onSelect: (nodeId: number) => void;
  /** Content of the container. */
  children?: ReactNode;
}

const OutlineItem = memo(({ node, page, isSelected, readOnly, onSelect, t, children }: OutlineItemProps) => {
  const { row, line, handle } = useSortItem(node.id, { disabled: readOnly, isHolder: isContainer(node) });
  const opener = (name: ReactNode) => (
    <button
      type="button"
      className={styles.question}
      aria-current={isSelected || undefined}
      data-row={node.id}
      onClick={() => onSelect(node.id)}
    >
      {name}
    </button>
  );
  return (
    <li {...row} className={styles.entry}>
      <div {...line} className={styles.item} data-page={isPage(node) || isContainer(node) || undefined}>
        <span className={styles.kind}>
          <TypeGlyph type={paletteKeyOf(node)} />
          {!readOnly && <MarkBox node={node} t={t} />}
        </span>
        {page ? (
          <BreakHeading page={page}>{opener}</BreakHeading>
        ) : (
          opener(
            <>
              <span className={styles.code}>{node.code}</span>
              <span className={styles.title}>{readableText(node.title)}</span>
            </>,
          )
        )}
        <OutlineMarks node={node} t={t} />
        {!readOnly && (
          <span className={styles.grip}>
            <DragHandle {...handle} label={t('outline.drag', { code: node.code })} />
          </span>
        )}
      </div>
      {children}
    </li>
  );
});
OutlineItem.displayName = 'OutlineItem';

interface OutlineNodesProps extends Texts {
  nodes: readonly SurveyNode[];
  /** Id of the container; null for the top level of the survey. */
  parentId: number | null;
  /** The name of the list. */
  label: string;
  selectedNode: number | null;
  readOnly: boolean;
  onSelect: (nodeId: number) => void;
}

/** The nodes of one list in the outline; containers nest another list. What a folded page holds is left out. */
export function OutlineNodes({ nodes, parentId, label, selectedNode, readOnly, onSelect, t }: OutlineNodesProps) {
  const { byBreak, byFirst, hidden } = use(OutlinePagesContext);
  const shared = { selectedNode, readOnly, onSelect, t };
  return (
    <ul className={parentId === null ? styles.list : styles.inside} aria-label={label}>
      <TreeList ids={nodes.flatMap(({ id }) => (hidden.has(id) ? [] : [id]))}>
        {nodes.map((node) => {
          const first = byFirst.get(node.id);
          return (
            <Fragment key={node.id}>
              {first && <PageLine page={first} />}
              {!hidden.has(node.id) && (
                <OutlineItem
                  node={node}
                  page={byBreak.get(node.id)}
                  isSelected={node.id === selectedNode}
                  readOnly={readOnly}
                  onSelect={onSelect}
                  t={t}
                >
                  {isContainer(node) && <OutlineNodes nodes={node.nodes ?? []} parentId={node.id} label={node.code} {...shared} />}
                </OutlineItem>
              )}
            </Fragment>
          );
        })}
      </TreeList>
      {!readOnly && <TreeEnd parentId={parentId} />}
    </ul>
  );
}
