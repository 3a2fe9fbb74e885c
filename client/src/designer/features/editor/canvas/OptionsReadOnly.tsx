import { choicesOf, fullSetting, isOptionGroup, questionRow, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import { imageAddress } from '../../../../shared/image-address';
import { Thumb } from '../picture/Thumb';
import { useEditorActions } from '../session/editor-actions';
import { hasInput } from '../shared/options';
import { useCarriedInto, withCarried } from './carried';
import { CarriedRow } from './CarriedRow';
import { OptionMark } from './OptionMark';
import styles from './question-read-only.module.css';

interface OptionReadOnlyProps {
  node: SurveyNode;
  option: SurveyOption;
  place: number;
  /** True for picture choice, where the picture is shown large above its title. */
  isTile: boolean;
  /** Absent in read-only mode. */
  onSelect?: () => void;
}

/**
 * An option that is not being edited. Keys reach it through its question, so a click on its text is a short way and no button: browsers clip what a
 * button holds in a layer of its own, and hundreds of those are paid for with every letter that is typed.
 */
function OptionReadOnly({ node, option, place, isTile, onSelect }: OptionReadOnlyProps) {
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
}

interface OptionsReadOnlyProps {
  node: SurveyNode;
  options: readonly SurveyOption[];
  isTile: boolean;
  readOnly: boolean;
  /** True for the members of a group, between which nothing is carried. */
  isInGroup?: boolean;
}

/** Options that are not being edited, with those that are carried into the question between them; those of a group under its name. */
export function OptionsReadOnly({ node, options, isTile, readOnly, isInGroup = false }: OptionsReadOnlyProps) {
  const actions = useEditorActions();
  const choices = choicesOf(node.options);
  const carried = useCarriedInto(node.id, 1);
  const drawn = options.map((option) =>
    isOptionGroup(option) ? (
      <li key={option.id} className={styles.group}>
        <p className={styles.groupName}>{readableText(option.title)}</p>
        <ul className={styles.inGroup}>
          <OptionsReadOnly node={node} options={option.nodes ?? []} isTile={isTile} readOnly={readOnly} isInGroup />
        </ul>
      </li>
    ) : (
      <OptionReadOnly
        key={option.id}
        node={node}
        option={option}
        place={choices.indexOf(option) + 1}
        isTile={isTile}
        onSelect={readOnly ? undefined : () => actions.select({ nodeId: node.id, optionId: option.id, focus: 'option' })}
      />
    ),
  );
  return isInGroup ? drawn : withCarried(node, drawn, carried, (item) => <CarriedRow node={node} item={item} isOpen={false} />);
}
