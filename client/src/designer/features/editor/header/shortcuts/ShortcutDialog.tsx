import { Modal } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMAND_WORDS, COMMANDS } from '../../command/commands';
import styles from './shortcuts.module.css';

/** Keys that are no commands: what they do depends on where they are pressed. A plus joins keys that are pressed together. */
const SHORTCUTS = [
  { name: 'nextOption', keys: ['Enter'] },
  { name: 'eraseOption', keys: ['Backspace'] },
  { name: 'lift', keys: ['Space'] },
  { name: 'move', keys: ['↑', '↓'] },
  { name: 'exchange', keys: ['Alt+↑', 'Alt+↓'] },
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
  const { t } = useTranslation(COMMAND_WORDS);
  return (
    <Modal open title={t('editor:shortcuts.title')} footer={null} onCancel={onClose}>
      <dl className={styles.list}>
        {[
          ...COMMANDS.flatMap(({ label, keys }) => (keys ? [{ label: label(t), keys }] : [])),
          ...SHORTCUTS.map(({ name, keys }) => ({ label: t(`editor:shortcuts.${name}`), keys })),
        ].map(({ label, keys }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
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
