import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { downloadPng, downloadSvg } from '../download-qr';
import { type SourceTagRowFragment, useSourceTagPictureQuery } from './source.generated';
import styles from './source.module.css';

interface QrDialogProps {
  tag: SourceTagRowFragment;
  onClose: () => void;
}

/** The link of a tag as a QR code, to be scanned or saved. */
export function QrDialog({ tag: { id, name, url }, onClose }: QrDialogProps) {
  const { t } = useTranslation(['publish', 'sources']);
  const { data, error, refetch } = useSourceTagPictureQuery({ variables: { id } });
  const qrCode = data?.node && 'qrCode' in data.node ? data.node.qrCode : null;

  return (
    <Modal open width={420} title={name} footer={null} onCancel={onClose}>
      <div className={styles.qr}>
        {error && <LoadFailed onRetry={() => void refetch()} />}
        {/* The dialog keeps its size while the picture is drawn. */}
        <div className={styles.picture}>{qrCode && <img src={qrCode} alt={t('sources:qrOf', { name })} width={240} height={240} />}</div>
        <p className={styles.url}>{url}</p>
        <div className={styles.buttons}>
          <Button disabled={!qrCode} onClick={() => qrCode && downloadSvg(qrCode, name)}>
            {t('qr.svg')}
          </Button>
          <Button disabled={!qrCode} onClick={() => qrCode && void downloadPng(qrCode, name)}>
            {t('qr.png')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
