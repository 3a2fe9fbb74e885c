import { HolderOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { findNode, readableText } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { carriedWith, isElsewhere, mayStandIn, moveTo } from '../../drag/question-places';
import type { CarriedNode } from '../../drag/TypeDragArea';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionStore } from '../../session/session-store';
import './canvas-tool-words';
import styles from './BlockCorner.module.css';
import { useKeyCarry } from './useKeyCarry';

/** Takes hold of a question to carry it elsewhere, by a pointer, a finger or keys, with all that are chosen together with it. */
export function Grip({ nodeId, code }: { nodeId: number; code: string }) {
  const { t } = useTranslation('canvasTools');
  const actions = useEditorActions();
  const store = useSessionStore();
  const carried = useMemo(
    (): CarriedNode => ({
      get picture() {
        const session = store.read();
        const { size } = carriedWith(session, nodeId);
        const node = findNode(session.view, nodeId);
        return size > 1 ? t('drag.several', { count: size }) : node && `${node.code} ${readableText(node.title)}`;
      },
      refusal: (parentId) => (mayStandIn(store.read(), nodeId, parentId) ? null : t('drag.refused')),
      putDown: (place) => {
        const session = store.read();
        if (mayStandIn(session, nodeId, place.parentId) && isElsewhere(session, nodeId, place)) {
          actions.change(moveTo(session, nodeId, place));
        }
      },
    }),
    [actions, nodeId, store, t],
  );
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `node-${nodeId}`, data: carried });
  const { isCarried, keys, line } = useKeyCarry(nodeId);
  const label = t('drag.grip', { code });
  return (
    <>
      <button
        ref={setNodeRef}
        type="button"
        {...listeners}
        {...keys}
        className={styles.grip}
        aria-label={label}
        aria-pressed={isCarried}
        title={label}
        data-grip
        data-dragging={isDragging || isCarried || undefined}
      >
        <HolderOutlined aria-hidden="true" />
      </button>
      {line}
    </>
  );
}
