import { Modal } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORTCUTS } from './shortcuts';
import styles from './shortcuts.module.css';

const Keys = ({ combination }: { combination: string }) => (
  <span>
    {combination.split('+').map((key, index) => (
      <Fragment key={key}>
        {index > 0 && ' + '}
        <kbd className={styles.key}>{key}</kbd>
      </Fragment>
    ))}
  </span>
);

/** What keys do, in a list. */
export const ShortcutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('editor');
  return (
    <Modal open title={t('shortcuts.title')} footer={null} onCancel={onClose}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ name, keys }) => (
          <Fragment key={name}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((combination) => (
                <Keys key={combination} combination={combination} />
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  );
};
