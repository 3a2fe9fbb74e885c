import { useDraggable } from '@dnd-kit/core';
import type { QuestionKey } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { stepBetween } from './step-between';
import { TypeGlyph } from './TypeGlyph';
import styles from './types.module.css';

interface TypeButtonProps {
  type: QuestionKey;
  /** A word about it, where there is room. */
  about?: string;
  draggable: boolean;
  onPick: (type: QuestionKey) => void;
}

/** One question type: a click adds it, and a pointer may carry it to where it belongs. */
export const TypeButton = ({ type, about, draggable, onPick }: TypeButtonProps) => {
  const { t } = useTranslation('editor');
  const name = t(`types.${type}`);
  const { setNodeRef, listeners } = useDraggable({ id: `type-${type}`, data: { type }, disabled: !draggable });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.type}
      aria-label={t('types.add', { type: name })}
      {...listeners}
      onKeyDown={stepBetween}
      onClick={() => onPick(type)}
    >
      <TypeGlyph type={type} />
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        {about && <span className={styles.about}>{about}</span>}
      </span>
    </button>
  );
};
