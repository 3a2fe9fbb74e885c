import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  findOption,
  isExclusive,
  isOptionGroup,
  LIMITS,
  mostOptions,
  type NewOption,
  type Place,
  questionRow,
  type SurveyNode,
  type SurveyOption,
  walkOptions,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { optionPartOf } from '../content/option-part';
import { useEditorActions } from '../session/editor-actions';
import { levelOf } from './level-of';
import { NoneSwitch } from './NoneSwitch';
import { OptionDialogs } from './OptionDialogs';
import styles from './option-tools.module.css';

/** A new option goes into the selected group, behind the selected option, or to the end (Spec 4). */
function placeBy(selected: SurveyOption | undefined): Place {
  if (!selected || isExclusive(selected)) return {};
  return isOptionGroup(selected) ? { parentId: selected.id } : { after: selected.id };
}

/** What adds to the options, and what works on them as a whole. */
export const OptionTools = ({ node, selectedOption }: { node: SurveyNode; selectedOption: number | null }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { takesOther, takesExclusive, answer } = questionRow(node);
  const selected = selectedOption === null ? undefined : findOption(node, selectedOption);
  const mayGoDeeper = answer === 'cascade' && selected && levelOf(node, selected.id) < LIMITS.cascadeLevels;
  const isFull = [...walkOptions(node.options)].length >= mostOptions(node);
  const add = (option: NewOption, place: Place) => actions.add([{ op: 'addOption', nodeId: node.id, option, ...place }], 'createdOption');
  return (
    <div className={styles.tools}>
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={isFull}
        onClick={() => add({}, placeBy(selected))}
      >
        {t(`${optionPartOf(node)}.add`)}
      </Button>
      {takesOther && (
        <Button type="text" size="small" disabled={isFull} onClick={() => add({ other: true }, {})}>
          {t('option.addOther')}
        </Button>
      )}
      {mayGoDeeper && (
        <Button type="text" size="small" disabled={isFull} onClick={() => add({}, { parentId: selected.id })}>
          {t('option.addBelow')}
        </Button>
      )}
      {answer !== 'cascade' && <OptionDialogs node={node} />}
      {takesExclusive && <NoneSwitch node={node} />}
    </div>
  );
};
