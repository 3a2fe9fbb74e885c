import { chunk, LIMITS, type SurveyDefinition } from '@wence/schema';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { isRandom, keyOf, orderOperations, randomOrders } from './random-orders';
import styles from './random-order.module.css';
import { RandomOrderTable } from './RandomOrderTable';
import { addDialogTexts } from '../dialog-texts';

addDialogTexts();

interface RandomOrderDialogProps {
  definition: SurveyDefinition;
  onClose: () => void;
}

/** Sets in one go which lists of the whole survey are in random order (Spec 2, random order dialog). */
export function RandomOrderDialog({ definition, onClose }: RandomOrderDialogProps) {
  const { t } = useTranslation(['dialogs', 'editor']);
  const actions = useEditorActions();
  const orders = randomOrders(definition);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(orders.filter(isRandom).map(keyOf)));
  const confirm = () => {
    for (const part of chunk(orderOperations(orders, ticked), LIMITS.operations)) actions.change(part, 'option');
    onClose();
  };
  return (
    <Modal
      open
      title={t('random.title')}
      width={640}
      okText={t('editor:batch.confirm')}
      cancelText={t('editor:batch.cancel')}
      okButtonProps={{ disabled: orders.length === 0 }}
      onOk={confirm}
      onCancel={onClose}
    >
      <p className={styles.help}>{t(orders.length === 0 ? 'random.empty' : 'random.help')}</p>
      {orders.length > 0 && <RandomOrderTable orders={orders} ticked={ticked} onTick={setTicked} />}
    </Modal>
  );
}
