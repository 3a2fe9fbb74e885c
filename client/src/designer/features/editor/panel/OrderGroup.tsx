import { childSequenceOf, isContainer, type Sequence, sequenceOf, type SurveyNode } from '@wence/schema';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../shared/focus';
import { orderedLists } from '../content/ordered-lists';
import { OrderDialog } from '../dialogs/order/OrderDialog';
import { useSequenceChoices } from '../dialogs/order/OrderSection';
import { useEditorActions } from '../session/editor-actions';
import { optionPartOf } from '../shared/options';
import { PickRow } from './fields/setting-rows';
import { PanelGroup } from './fields/PanelRow';

/** Sets the order in which respondents see options, rows or a container's questions (Spec 3, sequence modes). Hidden if there are none. */
export function OrderGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const modes = useSequenceChoices();
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn();
  const open = () => {
    focus.hold();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    focus.giveBack();
  };
  const lists = orderedLists(node);
  if (lists.length === 0) return null;
  const set = (change: { sequence: Sequence } | { childSequence: Sequence }) =>
    actions.change([{ op: 'updateNode', nodeId: node.id, set: change }]);
  return (
    <PanelGroup title={t('panel.order')} part="order">
      {(lists.includes('options') || lists.includes('nodes')) && (
        <PickRow
          label={isContainer(node) ? t('panel.questions') : t(`panel.parts.${optionPartOf(node)}`)}
          value={sequenceOf(node)}
          options={modes}
          onChange={(sequence) => set({ sequence })}
        />
      )}
      {lists.includes('rows') && (
        <PickRow
          label={t('panel.rows')}
          value={childSequenceOf(node)}
          options={modes}
          onChange={(childSequence) => set({ childSequence })}
        />
      )}
      <Button onClick={open}>{t('order.open')}</Button>
      {isOpen && <OrderDialog node={node} onClose={close} />}
    </PanelGroup>
  );
}
