import { readableText } from '@wence/schema';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { imageAddress } from '../../../shared/image-address';
import { wordsIn } from '../images/i18n/words-in';
import { PictureDialog } from '../images/PictureDialog';
import { markOf } from '../mark-of';
import { OptionRow } from '../OptionRow';
import rows from '../OptionRow.module.css';
import type { OptionRowProps } from '../option-row-props';
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
