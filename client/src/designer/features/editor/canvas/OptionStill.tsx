import { fullSetting, questionRow, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import { imageAddress } from '../../../../shared/image-address';
import { hasInput } from '../panel/option-input';
import { Thumb } from '../picture/Thumb';
import { OptionMark } from './OptionMark';
import styles from './question-still.module.css';

interface OptionStillProps {
  node: SurveyNode;
  option: SurveyOption;
  place: number;
  /** The picture is what is chosen, so it stands large above its title. */
  isTile: boolean;
  /** Absent: only to be read. */
  onSelect?: () => void;
}

/**
 * An option that is not being edited. Keys reach it through its question, so a click on its text is a short way and no button: browsers clip what a
 * button holds in a layer of its own, and hundreds of those are paid for with every letter that is typed.
 */
export const OptionStill = ({ node, option, place, isTile, onSelect }: OptionStillProps) => {
  const { answer } = questionRow(node);
  const title = readableText(option.title);
  const text = onSelect ? (
    <span role="presentation" className={styles.text} onClick={onSelect}>
      {title}
    </span>
  ) : (
    <span className={styles.text}>{title}</span>
  );
  if (isTile) {
    const address = imageAddress(option.image);
    return (
      <li className={styles.tile}>
        <span className={styles.picture}>{address && <img src={address} alt="" loading="lazy" />}</span>
        <span className={styles.caption}>
          <OptionMark node={node} place={place} />
          {text}
        </span>
      </li>
    );
  }
  const isField = answer === 'fields' || answer === 'proportion';
  return (
    <li className={styles.option} data-field={isField || undefined}>
      {!isField && <OptionMark node={node} place={place} />}
      <Thumb image={option.image} />
      {text}
      {isField && <span className={styles.box} />}
      {answer === 'proportion' && <span className={styles.suffix}>{fullSetting(node).suffix}</span>}
      {!isField && hasInput(node, option) && <span className={styles.line} />}
    </li>
  );
};
