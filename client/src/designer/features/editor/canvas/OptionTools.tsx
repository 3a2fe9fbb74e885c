import { PlusOutlined } from '@ant-design/icons';
import {
  findOption,
  isExclusive,
  isOptionGroup,
  LIMITS,
  mostOptions,
  type NewOption,
  optionsOf,
  parentOption,
  type Place,
  questionRow,
  type SurveyNode,
  type SurveyOption,
  walkOptions,
} from '@wence/schema';
import { Button, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { useConfirmReferenced } from '../shared/confirmations';
import { optionPartOf } from '../shared/options';
import { useCarriedInto } from './carried';
import styles from './option-tools.module.css';
import { OptionDialogs } from './OptionDialogs';

/** Level of an option in a cascade, counted from 1. */
function levelOf(node: SurveyNode, optionId: number): number {
  const above = parentOption(node, optionId);
  return above ? 1 + levelOf(node, above.id) : 1;
}

/** Adds or removes the one exclusive option (Spec 4). Its text comes with it, in the language of the survey. */
function NoneSwitch({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const id = useId();
  const none = optionsOf(node).find(isExclusive);
  const carried = useCarriedInto(node.id, 1);
  const toggle = (isOn: boolean) => {
    if (isOn) actions.change([{ op: 'addOption', nodeId: node.id, option: { exclusive: true } }], 'option');
    else if (none) {
      confirmReferenced('option', [{ op: 'removeOption', nodeId: node.id, optionId: none.id }], (done) => actions.change(done, 'option'));
    }
  };
  return (
    <label className={styles.none} htmlFor={id}>
      <Switch
        id={id}
        size="small"
        checked={none !== undefined}
        disabled={none !== undefined && optionsOf(node).length === 1 && carried.length === 0}
        onChange={toggle}
      />
      {t('option.none')}
    </label>
  );
}

/** A new option goes into the selected group, behind the selected option, or to the end (Spec 4). */
function placeBy(selected: SurveyOption | undefined): Place {
  if (!selected || isExclusive(selected)) return {};
  return isOptionGroup(selected) ? { parentId: selected.id } : { after: selected.id };
}

/** Buttons that add options, and dialogs for all options at once. */
export function OptionTools({ node, selectedOption }: { node: SurveyNode; selectedOption: number | null }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { takesOther, takesExclusive, answer } = questionRow(node);
  const selected = selectedOption === null ? undefined : findOption(node, selectedOption);
  const mayGoDeeper = answer === 'cascade' && selected && levelOf(node, selected.id) < LIMITS.cascadeLevels;
  const isFull = [...walkOptions(node.options)].length >= mostOptions(node);
  const add = (option: NewOption, place: Place) =>
    actions.addNow([{ op: 'addOption', nodeId: node.id, option, ...place }], 'createdOption');
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
}
