import { LIMITS, PALETTE, type PaletteKey, rowOfPalette } from '@wence/schema';
import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList } from '../shared/pick/PickList';
import pick from '../shared/pick/PickList.module.css';
import { TypeGlyph } from './TypeGlyph';
import styles from './types.module.css';
import { useAddQuestion } from './useAddQuestion';
import { useTypeSearch } from './useTypeSearch';

interface TypeMenuProps {
  /** The node that the new one follows; null: it comes first. */
  after: number | null;
  /** The container of the new one; null: none. */
  parentId: number | null;
  /** `isPicked`: a question was added, whose title has the focus. */
  onClose: (isPicked: boolean) => void;
}

/** A short list of types, which inserts a question of the one that is picked at this place. */
export function TypeMenu({ after, parentId, onClose }: TypeMenuProps) {
  const { t } = useTranslation(['canvasTools', 'editor']);
  const add = useAddQuestion({ isCarried: true });
  const [words, setWords] = useState('');
  // Containers do not stand in containers.
  const possible = PALETTE.filter((key) => parentId === null || !rowOfPalette(key).isContainer);
  const types = useTypeSearch()(words, possible);
  const insert = (key: string) => {
    onClose(true);
    add(key as PaletteKey, { after, parentId }); // Keys of the list are those of types.
  };
  return (
    <Popover
      open
      trigger="click"
      placement="bottom"
      arrow={false}
      destroyOnHidden
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      content={
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the field close what it stands in
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the kit places it
          role="dialog"
          aria-label={t('insert.title')}
          className={styles.menu}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Tab') return;
            event.preventDefault();
            event.stopPropagation();
            onClose(false);
          }}
        >
          <PickList
            title={t('insert.search')}
            placeholder={t('insert.search')}
            listLabel={t('insert.types')}
            none={t('insert.none')}
            maxLength={LIMITS.searchText}
            words={words}
            choices={types.map((key) => ({
              key,
              content: (
                <>
                  <TypeGlyph type={key} />
                  <span className={pick.words}>{t(`editor:types.${key}`)}</span>
                </>
              ),
            }))}
            onWords={setWords}
            onPick={insert}
          />
        </div>
      }
    >
      <span className={styles.anchor} />
    </Popover>
  );
}
