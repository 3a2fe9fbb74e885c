import { IMAGE_LIMITS } from '@wence/schema';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../shared/image-address';
import { bodyOf, DIALOG_BODY } from '../dialog-body';
import { announce } from '../notice/notices';
import { StateMessage } from '../state/StateMessage';
import { CropPlan, type CropView, type Size, type Source } from './crop-view';
import { CropArea } from './CropArea';

/** The part of a picture that is in the box, as a png of the size of the box. Null: the browser could not make one. */
function cutPicture(picture: HTMLImageElement, { left, top, width, height }: Source, box: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = box.width;
  canvas.height = box.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, box.width, box.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

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

interface Loaded {
  readonly plan: CropPlan;
  readonly view: CropView;
}

const pngName = (name: string, { width, height }: Size): string => `${name.replace(/\.\w+$/, '')} ${width}x${height}.png`;

/** Cuts a piece of fixed size out of a picture (Spec 2, image-cropping dialog). A click beside it does not lose what was placed. */
export const CropDialog = ({ image, size = IMAGE_LIMITS.crop, onCrop, onClose }: CropDialogProps) => {
  const { t } = useTranslation(['images', 'common']);
  const picture = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    if (!loaded || !picture.current) return;
    setBusy(true);
    const cut = await cutPicture(picture.current, loaded.plan.source(loaded.view), size);
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
      okButtonProps={{ disabled: !loaded }}
      confirmLoading={isBusy}
      mask={{ closable: false }}
      styles={bodyOf(DIALOG_BODY)}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {hasFailed ? (
        <StateMessage alert title={t('cropping.failed')} help={t('cropping.failedHelp')} />
      ) : (
        <CropArea
          ref={picture}
          src={imageAddress(image.name) ?? undefined}
          size={size}
          loaded={loaded}
          onLoaded={(natural) => {
            const plan = new CropPlan(natural, size);
            setLoaded({ plan, view: plan.start });
          }}
          onFailed={() => setFailed(true)}
          onChange={(change) => setLoaded((now) => now && { ...now, view: change(now.plan, now.view) })}
        />
      )}
    </Modal>
  );
};
