import type { QuestionKey } from '@wence/schema';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypeGroup } from './type-groups';
import { TypeButton } from './TypeButton';
import styles from './types.module.css';

interface TypeGroupListProps {
  group: TypeGroup;
  draggable: boolean;
  onPick: (type: QuestionKey) => void;
}

/** The types of one group, under its name. */
export const TypeGroupList = memo(({ group: { category, types }, draggable, onPick }: TypeGroupListProps) => {
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
