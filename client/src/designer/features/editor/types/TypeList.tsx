import type { QuestionKey } from '@wence/schema';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../../../shared/useLatest';
import { useCloseSheet } from '../frame/sheet';
import { TYPES_ID } from '../keys/places';
import { useSessionStore } from '../session/session-store';
import { placeOfNew } from './place-of-new';
import { TYPE_GROUPS } from './type-groups';
import { TypeGroupList } from './TypeGroupList';
import styles from './types.module.css';
import { useAddQuestion } from './useAddQuestion';

/** All question types, by group. A new question follows the selected one, or goes into the selected container. */
export const TypeList = () => {
  const { t } = useTranslation('editor');
  const store = useSessionStore();
  const add = useAddQuestion();
  const closeSheet = useCloseSheet();
  const now = useLatest({ add, closeSheet });
  // Always the same, so that fifty buttons are not rendered again with each letter that is typed on the canvas.
  const pick = useCallback(
    (type: QuestionKey) => {
      const { current } = now;
      const { view, selection } = store.read();
      current.add(type, placeOfNew(view, type, selection.nodeId));
      current.closeSheet?.(true);
    },
    [now, store],
  );
  return (
    <section id={TYPES_ID} tabIndex={-1} className={styles.types} aria-label={t('side.types')}>
      {!closeSheet && <p className={styles.hint}>{t('types.hint')}</p>}
      {TYPE_GROUPS.map((group) => (
        <TypeGroupList key={group.category} group={group} draggable={!closeSheet} onPick={pick} />
      ))}
    </section>
  );
};
