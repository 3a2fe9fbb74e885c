import { LIMITS } from '@wence/schema';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isOverlapping } from './banner';
import type { CrossAddress } from './cross-address';
import type { CrossTableFragment } from './cross.generated';
import styles from './ReadingNotes.module.css';

interface ReadingNotesProps {
  address: Pick<CrossAddress, 'measure' | 'confidence' | 'bonferroni'>;
  tables: readonly CrossTableFragment[];
}

/** The next stricter level, at which letters are upper case. */
const STRICTER = { '90': '95', '95': '99' } as const;

function useLetterNote({ confidence, measure }: ReadingNotesProps['address']): string | null {
  const { t } = useTranslation('cross');
  if (confidence === 'off') return null;
  if (measure !== 'column' && measure !== 'mean') return t('note.where');
  if (confidence === '99') return t('note.lower', { letter: 'B', upper: 'B', confidence });
  return t('note.both', { letter: 'b', upper: 'B', confidence, stricter: STRICTER[confidence] });
}

/** How the tables are to be read: only what applies to those that are shown. */
export function ReadingNotes({ address, tables }: ReadingNotesProps) {
  const { t } = useTranslation('cross');
  const id = useId();
  const { confidence, bonferroni } = address;
  const letters = useLetterNote(address);
  const isNested = tables.some(({ inner }) => inner !== null);
  const isTested = confidence !== 'off';
  const notes = [
    t(isNested ? 'note.basesNested' : 'note.bases'),
    letters,
    isTested && t('note.tests'),
    isNested && t('note.nested'),
    isTested && bonferroni && t(isNested ? 'note.bonferroniNested' : 'note.bonferroni'),
    tables.some(({ columns }) => columns.some(({ smallBase }) => smallBase)) && t('note.small', { base: LIMITS.smallBase }),
    isTested && tables.some(isOverlapping) && t('note.overlapping'),
    tables.some(({ row }) => row.overlapping) && t('note.multiple'),
  ].filter((note) => typeof note === 'string');

  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('note.title')}
      </h2>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
