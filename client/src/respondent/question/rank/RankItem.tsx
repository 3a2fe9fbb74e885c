import { readableText, type SurveyOption } from '@wence/schema';
import { imageAddress } from '../../../shared/image-address';
import { RichText } from '../../text/RichText';
import rowStyles from '../base/OptionRow.module.css';
import styles from './RankQuestion.module.css';
import type { RankWords } from './words';

interface RankItemProps {
  readonly option: SurveyOption;
  readonly words: RankWords;
  /** Counted from 0; null: none yet. */
  readonly place: number | null;
  readonly places: number;
  /** No more places are given. The item stays reachable, so that the reason can be heard there too. */
  readonly isFull: boolean;
  readonly isWrong: boolean;
  readonly hintId: string;
  readonly onToggle: () => void;
  readonly onMove: (place: number) => void;
}

/** One item: a checkbox whose mark is the number of its place, and the buttons that move it. */
export function RankItem({ option, words, place, places, isFull, isWrong, hintId, onToggle, onMove }: RankItemProps) {
  const isBlocked = isFull && place === null;
  const title = readableText(option.title);
  const source = imageAddress(option.image);

  /** A button at its end stays where it is and keeps the focus. */
  const button = (name: string, to: number, arrow: string) => (
    <button
      type="button"
      className={styles.move}
      aria-label={name}
      aria-disabled={to < 0 || to >= places || undefined}
      onClick={() => onMove(to)}
    >
      {arrow}
    </button>
  );

  return (
    <li className={`${rowStyles.row} ${styles.item}`} data-chosen={place === null ? undefined : ''} data-full={isBlocked ? '' : undefined}>
      <label className={`${rowStyles.pick} ${styles.pick}`}>
        <input
          className={`${rowStyles.mark} ${styles.mark}`}
          type="checkbox"
          checked={place !== null}
          aria-label={place === null ? title : words.place(title, place + 1, places)}
          aria-disabled={isBlocked || undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={isBlocked ? hintId : undefined}
          onChange={onToggle}
        />
        {source && <img className={styles.picture} src={source} alt="" width={40} height={40} loading="lazy" draggable={false} />}
        <span>
          <RichText html={option.title} />
        </span>
      </label>
      {place !== null && button(words.up(title), place - 1, '↑')}
      {place !== null && button(words.down(title), place + 1, '↓')}
    </li>
  );
}
