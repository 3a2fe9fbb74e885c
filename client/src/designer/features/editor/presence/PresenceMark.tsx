import { UserOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './PresenceMark.module.css';
import { useOthersAt } from './whereabouts';

/** A quiet mark on a question that somebody else is at: their initial, or a figure where the name is a number; and in its tooltip their name. */
export function PresenceMark({ nodeId }: { nodeId: number }) {
  const { t, i18n } = useTranslation('canvasTools');
  const names = useOthersAt(nodeId);
  if (!names) return null;
  const told = t('presence', { count: names.length, names: new Intl.ListFormat(i18n.language).format(names) });
  const initial = /^\p{L}/u.exec(names[0] ?? '')?.[0];
  return (
    <span className={styles.mark} title={told} data-presence>
      <span aria-hidden="true">
        {initial ?? <UserOutlined />}
        {names.length > 1 && `+${names.length - 1}`}
      </span>
      <span className="visually-hidden">{told}</span>
    </span>
  );
}
