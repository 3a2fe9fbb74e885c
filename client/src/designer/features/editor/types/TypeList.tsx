import { LIMITS, type PaletteKey, paletteOf, QUESTION_CATEGORIES, type QuestionCategory } from '@wence/schema';
import { memo, type KeyboardEvent, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { useLatest } from '../../../shared/useLatest';
import { useThrottle } from '../session/editor-actions';
import { useSessionStore } from '../session/session-store';
import { TYPES_ID } from '../shared/places';
import { useCloseSheet } from '../shared/sheet';
import { placeOfNew } from './place-of-new';
import { TypeItems, type TypeItemsProps } from './TypeItems';
import styles from './types.module.css';
import { useAddQuestion } from './useAddQuestion';

/** Loaded lazily: the other names of the types are needed only by those who search. */
const FoundTypes = lazyPart(async () => (await import('./FoundTypes')).FoundTypes);

interface TypeGroupListProps extends Omit<TypeItemsProps, 'types'> {
  category: QuestionCategory;
}

/** The types of one group, under its name. */
const TypeGroupList = memo(({ category, draggable, onPick }: TypeGroupListProps) => {
  const { t } = useTranslation('editor');
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.category}>
        {t(`types.${category}`)}
      </h2>
      <TypeItems types={paletteOf(category)} draggable={draggable} onPick={onPick} />
    </section>
  );
});
TypeGroupList.displayName = 'TypeGroupList';

/** All question types, by group, with a search. A new question follows the selected one, or goes into the selected container. */
export function TypeList() {
  const { t } = useTranslation('editor');
  const store = useSessionStore();
  const add = useAddQuestion();
  const { isWaiting } = useThrottle('adding');
  const closeSheet = useCloseSheet();
  const [words, setWords] = useState('');
  const list = useRef<HTMLElement>(null);
  const now = useLatest({ add, closeSheet });
  // Always the same, so that fifty buttons are not rendered again with each letter that is typed on the canvas.
  const pick = useCallback(
    (type: PaletteKey) => {
      const { current } = now;
      const { view, selection } = store.read();
      current.add(type, placeOfNew(view, type, selection.nodeId));
      setWords('');
      current.closeSheet?.(true);
    },
    [now, store],
  );
  const press = (event: KeyboardEvent) => {
    const first = list.current?.querySelector('button');
    if (event.key === 'Escape') setWords('');
    else if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter' && words.trim() !== '') first?.click();
    else return;
    event.preventDefault();
  };
  return (
    <section ref={list} id={TYPES_ID} tabIndex={-1} className={styles.types} aria-label={t('side.types')} aria-busy={isWaiting}>
      <input
        type="search"
        className={styles.search}
        aria-label={t('types.search')}
        placeholder={t('types.search')}
        maxLength={LIMITS.searchText}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={press}
      />
      {words.trim() === '' ? (
        <>
          {!closeSheet && <p className={styles.hint}>{t('types.hint')}</p>}
          {QUESTION_CATEGORIES.map((category) => (
            <TypeGroupList key={category} category={category} draggable={!closeSheet} onPick={pick} />
          ))}
        </>
      ) : (
        <Suspense>
          <FoundTypes words={words} draggable={!closeSheet} onPick={pick} />
        </Suspense>
      )}
    </section>
  );
}
