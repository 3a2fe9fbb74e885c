import { Modal } from 'antd';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import { useTestAddress } from '../header/preview/test-window';
import { SessionStoreContext } from '../session/session-store';
import { waitUntilSaved } from '../session/wait-until-saved';
import { clearEndVisit, storeEndVisit } from './end-visit';
import styles from './endings.module.css';
import type { Owner } from './owner';

type Shown = { readonly address: string } | 'asking' | 'failed' | 'unsaved';

interface EndingPreviewProps {
  owner: Owner;
  name: string;
  onClose: () => void;
}

/** The real answering page at this end page, in a frame, with the draft as it is saved. */
export function EndingPreview({ owner, name, onClose }: EndingPreviewProps) {
  const { t } = useTranslation('endings');
  const surveyId = useSurveyId();
  const store = useContext(SessionStoreContext);
  const makeAddress = useTestAddress(surveyId);
  const [shown, setShown] = useState<Shown>('asking');

  useEffect(
    function ask() {
      if (shown !== 'asking' || !store) return undefined;
      let isWanted = true;
      const show = async (): Promise<void> => {
        const state = await waitUntilSaved(store);
        const address = state === 'saved' ? await makeAddress().catch(() => null) : null;
        if (!isWanted) return;
        if (state !== 'saved') return setShown('unsaved');
        if (address === null) return setShown('failed');
        storeEndVisit(surveyId, owner);
        setShown({ address });
      };
      void show();
      return () => {
        isWanted = false;
      };
    },
    [shown, store, makeAddress, surveyId, owner],
  );
  // The next test visit of this tab begins at its beginning.
  useEffect(() => () => clearEndVisit(surveyId), [surveyId]);

  return (
    <Modal open width={440} title={t('previewTitle', { name })} footer={null} onCancel={onClose}>
      {shown === 'asking' && <PageSkeleton />}
      {shown === 'failed' && <LoadFailed onRetry={() => setShown('asking')} />}
      {shown === 'unsaved' && <p>{t('previewUnsaved')}</p>}
      {typeof shown === 'object' && (
        <>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which needs its own storage and scripts as it has them elsewhere */}
          <iframe className={styles.frame} title={t('previewFrame')} src={shown.address} />
          <p className={styles.note}>{t('previewHint')}</p>
        </>
      )}
    </Modal>
  );
}
