import { App, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@wence/schema';
import { useFocusBack } from '../focus';
import { LoadFailed } from '../state/StateMessage';
import { ImageGrid, ImagePreview, LibrarySkeleton } from './ImageGrid';
import styles from './image-library.module.css';
import { type ImageAct, ImageTile } from './ImageTile';
import type { MyPictureFragment } from './image-library.generated';
import { useMyPictures } from './useMyPictures';
import { useConfirmRemove } from './useLibrary';

interface MyPicturesProps {
  selected: MyPictureFragment | null;
  onSelect: (picture: MyPictureFragment | null) => void;
}

const ACTS: readonly ImageAct[] = ['preview', 'remove'];

/** All pictures that the author has uploaded, whatever survey they are in: one of them is chosen, and those that nothing shows may be deleted. */
export function MyPictures({ selected, onSelect }: MyPicturesProps) {
  const { t } = useTranslation('pictures');
  const { message } = App.useApp();
  const group = useId();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const mine = useMyPictures(keyword);
  const confirmRemove = useConfirmRemove(t('deleteHelp'));
  const [looked, setLooked] = useState<MyPictureFragment | null>(null);
  const rememberFocus = useFocusBack(looked !== null);
  const usesOf = usePictureUses();

  const remove = async ({ id }: MyPictureFragment) => {
    if ((await mine.remove(id)) && selected?.id === id) onSelect(null);
  };
  const act = (kind: ImageAct, picture: MyPictureFragment) => {
    if (kind === 'preview') {
      rememberFocus();
      setLooked(picture);
    } else if (picture.useCount + picture.earlierCount > 0)
      void message.info({ key: 'inUse', content: t('inUse', { uses: usesOf(picture) }) });
    else confirmRemove(() => remove(picture));
  };
  const search = (words: string) => {
    setKeyword(words.trim());
    onSelect(null);
  };
  return (
    <div className={styles.part}>
      <Input.Search
        className={styles.search}
        allowClear
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={LIMITS.searchText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={search}
      />
      {mine.hasFailed && <LoadFailed onRetry={mine.retry} />}
      {!mine.hasFailed && !mine.pictures && <LibrarySkeleton />}
      {mine.pictures && mine.pictures.length > 0 && (
        <>
          <ImageGrid label={t('title')} images={mine.pictures} onMore={mine.more}>
            {(picture) => (
              <ImageTile
                key={picture.id}
                image={picture}
                acts={ACTS}
                note={usesOf(picture)}
                group={group}
                isSelected={selected?.id === picture.id}
                onSelect={() => onSelect(picture)}
                onAct={(kind) => act(kind, picture)}
              />
            )}
          </ImageGrid>
          <p className={styles.sweep}>{t('sweep')}</p>
        </>
      )}
      {mine.pictures?.length === 0 && <p className={styles.empty}>{keyword ? t('noMatch', { keyword }) : t('empty')}</p>}
      {looked && <ImagePreview image={looked} onClose={() => setLooked(null)} />}
    </div>
  );
}

/** Says in how many places a picture is, or was. */
function usePictureUses() {
  const { t } = useTranslation('pictures');
  return ({ useCount, earlierCount }: MyPictureFragment): string => {
    if (useCount > 0) return t('uses', { count: useCount });
    return earlierCount > 0 ? t('earlier', { count: earlierCount }) : t('unused');
  };
}
