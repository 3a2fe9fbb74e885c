import { useDraggable } from '@dnd-kit/core';
import { rowByKey } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import type { EditableType } from './editable-types';
import { TypeGlyph } from './TypeGlyph';
import styles from './types.module.css';

interface Props {
  type: EditableType;
  draggable: boolean;
  onPick: (type: EditableType) => void;
}

/** One question type: a click adds it, and a pointer may carry it to where it belongs. */
export const TypeButton = ({ type, draggable, onPick }: Props) => {
  const { t } = useTranslation('editor');
  const name = t(`types.${type}`);
  const { setNodeRef, listeners } = useDraggable({ id: `type-${rowByKey(type).type}`, data: { type }, disabled: !draggable });
  return (
    <button ref={setNodeRef} type="button" className={styles.type} {...listeners} onClick={() => onPick(type)}>
      <TypeGlyph type={type} />
      <span className="visually-hidden">{t('types.add', { type: name })}</span>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{t(`types.${type}Hint`)}</span>
      </span>
    </button>
  );
};
