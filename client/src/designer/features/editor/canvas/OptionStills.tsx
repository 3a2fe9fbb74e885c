import { choicesOf, isOptionGroup, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import { useEditorActions } from '../session/editor-actions';
import { OptionStill } from './OptionStill';
import styles from './question-still.module.css';

interface OptionStillsProps {
  node: SurveyNode;
  options: readonly SurveyOption[];
  isTile: boolean;
  readOnly: boolean;
}

/** Options that are not being edited; those of a group under its name. */
export const OptionStills = ({ node, options, isTile, readOnly }: OptionStillsProps) => {
  const actions = useEditorActions();
  const choices = choicesOf(node.options);
  return options.map((option) =>
    isOptionGroup(option) ? (
      <li key={option.id} className={styles.group}>
        <p className={styles.groupName}>{readableText(option.title)}</p>
        <ul className={styles.inGroup}>
          <OptionStills node={node} options={option.nodes ?? []} isTile={isTile} readOnly={readOnly} />
        </ul>
      </li>
    ) : (
      <OptionStill
        key={option.id}
        node={node}
        option={option}
        place={choices.indexOf(option) + 1}
        isTile={isTile}
        onSelect={readOnly ? undefined : () => actions.select({ nodeId: node.id, optionId: option.id, focus: 'option' })}
      />
    ),
  );
};
