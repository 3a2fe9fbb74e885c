import { useDraggable } from '@dnd-kit/core';
import type { QuestionKey, QuestionType } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { TypeGlyph } from './TypeGlyph';
import styles from './types.module.css';

interface Props {
  type: QuestionType;
  typeKey: QuestionKey;
  draggable: boolean;
  onPick: (type: QuestionType) => void;
}

/** One question type: a click adds it, and a pointer may carry it to where it belongs. */
export const TypeButton = ({ type, typeKey, draggable, onPick }: Props) => {
  const { t } = useTranslation('editor');
  const name = t(`types.${typeKey}`);
  const { setNodeRef, listeners } = useDraggable({ id: `type-${type}`, data: { type, typeKey }, disabled: !draggable });
  return (
    <button ref={setNodeRef} type="button" className={styles.type} {...listeners} onClick={() => onPick(type)}>
      <TypeGlyph type={typeKey} />
      <span className="visually-hidden">{t('types.add', { type: name })}</span>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{t(`types.${typeKey}Hint`)}</span>
      </span>
    </button>
  );
};
