import { readableText } from '@wence/schema';
import { useState } from 'react';
import { imageAddress } from '../../../shared/image-address';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { markOf, OptionRow, type OptionRowProps } from '../base/OptionRow';
import rows from '../base/OptionRow.module.css';
import { PictureDialog } from '../picture/PictureDialog';
import { wordsIn } from '../picture/words';
import styles from './PictureRow.module.css';

/** An option with a small picture at its end. The row is the target; the picture opens large, and chooses nothing. Without one it is a plain row. */
export function PictureRow(props: OptionRowProps) {
  const { option, isChosen, isFull, below, children } = props;
  const words = wordsIn(useMessages().language);
  const [isEnlarged, setEnlarged] = useState(false);
  const source = imageAddress(option.image);
  const title = readableText(option.title);

  if (source === null) return <OptionRow {...props} />;
  return (
    <div className={rows.row} data-chosen={isChosen ? '' : undefined} data-full={isFull ? '' : undefined}>
      <div className={styles.line}>
        <label className={`${rows.pick} ${styles.pick}`}>
          <input {...markOf(props)} className={rows.mark} />
          <span>
            <RichText html={option.title} />
          </span>
        </label>
        <button type="button" className={styles.enlarge} aria-label={words.enlarge(title)} onClick={() => setEnlarged(true)}>
          <img className={styles.picture} src={source} alt="" width={72} height={54} loading="lazy" decoding="async" draggable={false} />
        </button>
      </div>
      {below}
      {isChosen && children}
      {isEnlarged && <PictureDialog source={source} title={title} close={words.close} onClose={() => setEnlarged(false)} />}
    </div>
  );
}
