import { LinkOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../../../shared/image-address';
import styles from './wechat.module.css';

interface CardPreviewProps {
  title: string;
  text: string;
  picture: string | undefined;
}

/** The card as a chat in WeChat shows it. */
export function CardPreview({ title, text, picture }: CardPreviewProps) {
  const { t } = useTranslation('wechat');
  const address = imageAddress(picture);
  return (
    <figure className={styles.preview}>
      <figcaption>{t('preview')}</figcaption>
      <div className={styles.chat}>
        <div className={styles.bubble}>
          <p className={styles.cardTitle}>{title}</p>
          <div className={styles.cardBody}>
            <p className={styles.cardText}>{text}</p>
            {address ? (
              <img className={styles.cardPicture} src={address} alt="" />
            ) : (
              <span className={styles.noPicture} aria-hidden="true">
                <LinkOutlined />
              </span>
            )}
          </div>
        </div>
        <span className={styles.face} aria-hidden="true" />
      </div>
    </figure>
  );
}
