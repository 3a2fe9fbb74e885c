import { Modal, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transfer as en } from '../../../i18n/en/transfer';
import { addTexts } from '../../../i18n/init';
import { transfer as zhCN } from '../../../i18n/zh-CN/transfer';
import { StateMessage } from '../../../shared/state/StateMessage';
import { useEditorActions } from '../session/editor-actions';
import { useSessionStore } from '../session/session-store';
import { waitUntilSaved } from '../session/wait-until-saved';
import { TransferDone, type Transferred } from './TransferDone';
import { TransferForm } from './TransferForm';

const addTransferTexts = (): void => addTexts('transfer', { 'zh-CN': zhCN, en });

addTransferTexts();

const WIDTH = 640;

/** Copies or moves questions to another of the author's surveys. The server takes them as they are saved, so that comes first. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('transfer');
  const { flush } = useEditorActions();
  const store = useSessionStore();
  const [isSaved, setSaved] = useState<boolean | null>(null);
  const [done, setDone] = useState<Transferred | null>(null);
  useEffect(
    function saveFirst() {
      flush();
      void waitUntilSaved(store).then((state) => setSaved(state === 'saved'));
    },
    [flush, store],
  );

  return (
    <Modal open title={t('title')} width={WIDTH} footer={null} onCancel={onClose}>
      {isSaved === null && <Skeleton active />}
      {isSaved === false && <StateMessage alert title={t('unsaved')} help={t('unsavedHelp')} />}
      {isSaved && !done && <TransferForm onDone={setDone} onCancel={onClose} />}
      {done && <TransferDone {...done} onClose={onClose} />}
    </Modal>
  );
}
