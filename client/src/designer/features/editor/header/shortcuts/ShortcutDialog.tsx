import { Modal } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shortcuts.module.css';

/** Keyboard shortcuts of the editor in display order. A plus joins keys that are pressed together. */
const SHORTCUTS = [
  { name: 'undo', keys: ['Ctrl+Z'] },
  { name: 'redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { name: 'nextOption', keys: ['Enter'] },
  { name: 'eraseOption', keys: ['Backspace'] },
  { name: 'lift', keys: ['Space'] },
  { name: 'move', keys: ['↑', '↓'] },
  { name: 'exchange', keys: ['Alt+↑', 'Alt+↓'] },
  { name: 'toTypes', keys: ['Alt+Q'] },
  { name: 'toCanvas', keys: ['Alt+C'] },
  { name: 'toProperties', keys: ['Alt+P'] },
  { name: 'help', keys: ['?'] },
] as const;

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

/** Lists the keyboard shortcuts. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
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
}
