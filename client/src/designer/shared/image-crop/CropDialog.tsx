import { IMAGE_LIMITS } from '@wence/schema';
import { Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Size } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../shared/image-address';
import { bodyOf, DIALOG_BODY } from '../dialog-body';
import { announce } from '../notice/notices';
import { StateMessage } from '../state/StateMessage';
import { type Cut, cutPicture } from './crop-view';

/** Comes with the library that it is made of. */
const CropArea = lazy(async () => ({ default: (await import('./CropArea')).CropArea }));

/** A picture of this site. */
interface Picture {
  readonly name: string;
  readonly originalName: string;
}

interface CropDialogProps {
  image: Picture;
  /** Size of the result in pixels. */
  size?: Size;
  /** Takes what was cropped. False: it could not, and the dialog stays. */
  onCrop: (file: File) => Promise<boolean>;
  onClose: () => void;
}

const pngName = (name: string, { width, height }: Size): string => `${name.replace(/\.\w+$/, '')} ${width}x${height}.png`;

/** Cuts a piece of fixed size out of a picture (Spec 2, image-cropping dialog). A click beside it does not lose what was placed. */
export function CropDialog({ image, size = IMAGE_LIMITS.crop, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [placed, setPlaced] = useState<Cut | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    if (!placed) return;
    setBusy(true);
    const cut = await cutPicture(placed, size);
    const isTaken = cut !== null && (await onCrop(new File([cut], pngName(image.originalName, size), { type: 'image/png' })));
    if (isTaken) return onClose();
    if (!cut) announce({ kind: 'say', message: t('cropping.failed') });
    setBusy(false);
  };
  return (
    <Modal
      open
      width={520}
      title={t('cropping.title')}
      okText={t('cropping.confirm')}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ disabled: !placed }}
      confirmLoading={isBusy}
      mask={{ closable: false }}
      styles={bodyOf(DIALOG_BODY)}
      afterOpenChange={setOpen}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {hasFailed ? (
        <StateMessage alert title={t('cropping.failed')} help={t('cropping.failedHelp')} />
      ) : (
        // It measures the stage, which has its size when the dialog has grown to its own.
        isOpen && (
          <Suspense>
            <CropArea src={imageAddress(image.name) ?? undefined} size={size} onPlaced={setPlaced} onFailed={() => setFailed(true)} />
          </Suspense>
        )
      )}
    </Modal>
  );
}
