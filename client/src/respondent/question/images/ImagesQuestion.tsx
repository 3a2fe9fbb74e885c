import { readableText } from '@wence/schema';
import { useState } from 'react';
import { imageAddress } from '../../../shared/image-address';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import type { QuestionControl } from '../base/loaded-controls';
import { markOf, OptionRow, type OptionRowProps } from '../base/OptionRow';
import rowStyles from '../base/OptionRow.module.css';
import type { QuestionProps } from '../base/question-props';
import { ChoiceQuestion } from '../choice/ChoiceQuestion';
import { PictureDialog } from '../picture/PictureDialog';
import { wordsIn } from '../picture/words';
import styles from './ImagesQuestion.module.css';

/** An option as a picture with its title: all of the card is the target, but for the corner that enlarges. Without a picture it is a row. */
function PictureCard(props: OptionRowProps) {
  const { name, option, isChosen, isFull, below, children } = props;
  const words = wordsIn(useMessages().language);
  const [isEnlarged, setEnlarged] = useState(false);
  const source = imageAddress(option.image);
  const title = readableText(option.title);
  const titleId = `${name}-${option.id}`;

  if (source === null) {
    return (
      <div className={styles.bare}>
        <OptionRow {...props} />
      </div>
    );
  }
  return (
    <div className={`${rowStyles.row} ${styles.card}`} data-chosen={isChosen ? '' : undefined} data-full={isFull ? '' : undefined}>
      <label className={`${rowStyles.pick} ${styles.pick}`}>
        <input {...markOf(props)} className={`${rowStyles.mark} ${styles.mark}`} aria-labelledby={titleId} />
        <span className={styles.frame}>
          <img
            className={styles.picture}
            src={source}
            alt={title}
            width={400}
            height={300}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        </span>
        <span id={titleId} className={styles.title}>
          <RichText html={option.title} />
        </span>
      </label>
      <button type="button" className={styles.enlarge} aria-label={words.enlarge(title)} onClick={() => setEnlarged(true)}>
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5" />
        </svg>
      </button>
      {below}
      {isChosen && children && <div className={styles.more}>{children}</div>}
      {isEnlarged && <PictureDialog source={source} title={title} close={words.close} onClose={() => setEnlarged(false)} />}
    </div>
  );
}

/** One or several of some pictures: the plain choice, with cards in place of rows. */
export function ImagesQuestion(props: QuestionProps) {
  return <ChoiceQuestion {...props} Row={PictureCard} className={styles.cards} />;
}

export const control: QuestionControl = { Control: ImagesQuestion };
