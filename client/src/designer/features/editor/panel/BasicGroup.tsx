import {
  ATTRIBUTE_TYPES,
  attributeOf,
  conversionsOf,
  isRequired,
  type QuestionKey,
  questionRow,
  rowByKey,
  type SurveyNode,
} from '@wence/schema';
import { Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConvertButton } from '../conversion/ConvertButton';
import { useEditorActions } from '../session/editor-actions';
import { useConfirmReferenced } from '../shared/confirmations';
import { useSetting } from '../shared/useSetting';
import { CodeField } from './CodeField';
import styles from './fields/panel.module.css';
import { PanelGroup, PanelRow } from './fields/PanelRow';
import { PickRow } from './fields/setting-rows';

/** One before several, whichever of them it is now. */
function byNumber(one: QuestionKey, other: QuestionKey) {
  const [a, b] = [rowByKey(one), rowByKey(other)];
  return (a.type ?? 0) - (b.type ?? 0) || (a.subType ?? 0) - (b.subType ?? 0);
}

/** Properties that every question has. `codes` are the codes of all other questions, which must stay unique. */
export function BasicGroup({ node, codes }: { node: SurveyNode; codes: readonly string[] }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const { key, switchesTo, isAnswerable } = questionRow(node);
  const types = [key, ...switchesTo.map((target) => questionRow(target).key)].toSorted(byNumber);
  const switchTo = (target: QuestionKey) => {
    const { type, subType } = rowByKey(target);
    confirmReferenced('change', [{ op: 'updateNode', nodeId: node.id, set: { type, subType } }], (operations) =>
      actions.change(operations),
    );
  };
  return (
    <PanelGroup title={t('panel.basic')}>
      <CodeField
        label={t('panel.code')}
        code={node.code}
        taken={codes}
        onChange={(code) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { code } }])}
      />
      {isAnswerable && (
        <PanelRow label={t('panel.required')}>
          {(id) => (
            <Switch
              id={id}
              checked={isRequired(node)}
              onChange={(required) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { required } }])}
            />
          )}
        </PanelRow>
      )}
      {types.length > 1 && (
        <PanelRow label={t('panel.type')} stacked isGroup>
          {(id) => (
            <Segmented<QuestionKey>
              block
              className={styles.types}
              name={id}
              aria-labelledby={`${id}-label`}
              value={key}
              options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
              onChange={switchTo}
            />
          )}
        </PanelRow>
      )}
      {conversionsOf(node).length > 0 && <ConvertButton node={node} />}
    </PanelGroup>
  );
}

/** Selects who fills in the question (Spec 3, attribute types). */
export function AdvancedGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { set } = useSetting(node);
  const attribute = attributeOf(node);
  return (
    <PanelGroup title={t('panel.advanced')} part="attribute">
      <PickRow
        label={t('panel.attribute')}
        hint={t(`attribute.${attribute}_hint`)}
        value={attribute}
        options={ATTRIBUTE_TYPES.map((value) => ({ value, label: t(`attribute.${value}`) }))}
        onChange={(picked) => set({ attribute: picked })}
      />
    </PanelGroup>
  );
}
