import { PALETTE } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { TypeItems, type TypeItemsProps } from './TypeItems';
import styles from './types.module.css';
import { useTypeSearch } from './useTypeSearch';

interface FoundTypesProps extends Omit<TypeItemsProps, 'types'> {
  words: string;
}

/** The types that a search finds by their names or by what they are called elsewhere, the closest first. */
export function FoundTypes({ words, draggable, onPick }: FoundTypesProps) {
  const { t } = useTranslation('typeAliases');
  const found = useTypeSearch()(words, PALETTE);
  return (
    <>
      <output className={found.length === 0 ? styles.hint : 'visually-hidden'}>
        {found.length === 0 ? t('none') : t('count', { count: found.length })}
      </output>
      <div className={styles.found}>
        <TypeItems types={found} draggable={draggable} onPick={onPick} />
      </div>
    </>
  );
}
