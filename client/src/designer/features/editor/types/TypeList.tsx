import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseSheet } from '../frame/sheet';
import { TypeButtons } from './TypeButtons';
import styles from './types.module.css';
import { useAddQuestion } from './useAddQuestion';

/** All question types, by category. A new question follows the selected one. */
export const TypeList = ({ selectedNode }: { selectedNode: number | null }) => {
  const { t } = useTranslation('editor');
  const add = useAddQuestion();
  const closeSheet = useCloseSheet();
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.category}>
        {t('types.basic')}
      </h2>
      <TypeButtons
        draggable={!closeSheet}
        onPick={(type) => {
          add(type, selectedNode ?? undefined);
          closeSheet?.(true);
        }}
      />
      {!closeSheet && <p className={styles.hint}>{t('types.hint')}</p>}
    </section>
  );
};
