import { DeleteOutlined, PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../../shared/image-address';
import { PICTURE_TYPES } from '../../../shared/image-library/upload-rules';
import { useUploadPicture } from '../../../shared/image-library/useUploadPicture';
import { useSurveyId } from '../../../shared/useSurveyId';
import { LibraryButton } from './LibraryButton';
import styles from './picture.module.css';

interface Props {
  id: string;
  /** Stored name; undefined: there is none. */
  image: string | undefined;
  /** An empty name takes the picture away. */
  onChange: (image: string) => void;
}

/** A picture of an option, a row or a question: uploaded or taken from the library, exchanged, taken away. */
export function PictureField({ id, image, onChange }: Props) {
  const { t } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  const surveyId = useSurveyId();
  const upload = useUploadPicture(surveyId);
  const [isBusy, setBusy] = useState(false);
  const address = imageAddress(image);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const stored = await upload(file);
    setBusy(false);
    if (stored) onChange(stored.name);
  };
  return (
    <div className={styles.field}>
      {address && <img className={styles.picture} src={address} alt={t('picture.current')} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button id={id} size="small" icon={<PictureOutlined aria-hidden="true" />} loading={isBusy} onClick={() => input.current?.click()}>
          {t(address ? 'picture.exchange' : 'picture.upload')}
        </Button>
        <LibraryButton surveyId={surveyId} onChoose={onChange} />
        {address && (
          <Button size="small" type="text" danger icon={<DeleteOutlined aria-hidden="true" />} onClick={() => onChange('')}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
