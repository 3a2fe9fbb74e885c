import type { QuestionKey } from '@wence/schema';
import { memo, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../../../shared/useLatest';
import { useSessionStore } from '../session/session-store';
import { TYPES_ID } from '../shared/places';
import { useCloseSheet } from '../shared/sheet';
import { placeOfNew } from './place-of-new';
import { TYPE_GROUPS, type TypeGroup } from './type-groups';
import { TypeButton } from './TypeButton';
import styles from './types.module.css';
import { useAddQuestion } from './useAddQuestion';

interface TypeGroupListProps {
  group: TypeGroup;
  draggable: boolean;
  onPick: (type: QuestionKey) => void;
}

/** The types of one group, under its name. */
const TypeGroupList = memo(({ group: { category, types }, draggable, onPick }: TypeGroupListProps) => {
  const { t } = useTranslation('editor');
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.category}>
        {t(`types.${category}`)}
      </h2>
      <ul className={styles.list}>
        {types.map((type) => (
          <li key={type}>
            <TypeButton type={type} draggable={draggable} onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
  );
});
TypeGroupList.displayName = 'TypeGroupList';

/** All question types, by group. A new question follows the selected one, or goes into the selected container. */
export function TypeList() {
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
}
