import { useDraggable } from '@dnd-kit/core';
import type { PaletteKey } from '@wence/schema';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPES_ID } from '../shared/places';
import { TypeGlyph } from './TypeGlyph';
import styles from './types.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys go from type to type: there are too many to reach the last one by Tab. */
function stepBetween(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...document.querySelectorAll<HTMLButtonElement>(`#${TYPES_ID} button`)];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface TypeButtonProps {
  type: PaletteKey;
  /** A word about it, where there is room. */
  about?: string;
  draggable: boolean;
  onPick: (type: PaletteKey) => void;
}

/** One question type: a click adds it, and a pointer may carry it to where it belongs. */
export function TypeButton({ type, about, draggable, onPick }: TypeButtonProps) {
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
}
