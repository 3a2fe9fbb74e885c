import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '../../shared/moment';
import { SkeletonLines } from '../../shared/state/PageSkeleton';
import { type ApiKeyRowFragment, useRevokeApiKeyMutation } from './developers.generated';
import { TableHead } from '../../shared/TableHead';
import styles from './developers.module.css';

interface KeyTableProps {
  keys: readonly ApiKeyRowFragment[];
  onChanged: () => void;
}

function RevokeButton({ apiKey: { id, name }, onRevoked }: { apiKey: ApiKeyRowFragment; onRevoked: () => void }) {
  const { t } = useTranslation(['common', 'developers']);
  const { message, modal } = App.useApp();
  const [revoke] = useRevokeApiKeyMutation();

  const handleClick = () =>
    modal.confirm({
      title: t('developers:revokeAsk', { name }),
      content: t('developers:revokeHelp'),
      okText: t('developers:revoke'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await revoke({ variables: { input: { keyId: id } } }).catch(() => null);
        if (!outcome?.data) return;
        void message.success(t('developers:revoked'));
        onRevoked();
      },
    });

  return (
    <Button size="small" danger aria-label={t('developers:revokeKey', { name })} onClick={handleClick}>
      {t('developers:revoke')}
    </Button>
  );
}

function Allows({ apiKey: { scopes, surveys } }: { apiKey: ApiKeyRowFragment }) {
  const { t } = useTranslation('developers');

  return (
    <>
      <div>{scopes.map((scope) => t(`scope.${scope}`)).join(' · ')}</div>
      <div className={styles.quiet} title={surveys?.map(({ title }) => title).join('\n')}>
        {surveys ? t('onlySurveys', { count: surveys.length, total: surveys.length }) : t('allSurveys')}
      </div>
    </>
  );
}

const COLUMNS = ['name', 'allows', 'lastUse', 'expires', 'actions'] as const;

/** In place of two keys that are being loaded: a name with its prefix, and what it allows. */
export const KeySkeleton = () => (
  <div className={styles.bones}>
    {['first', 'second'].map((row) => (
      <SkeletonLines key={row} widths={[18, 42]} />
    ))}
  </div>
);

/** The keys of the author, newest first. */
export function KeyTable({ keys, onChanged }: KeyTableProps) {
  const { t } = useTranslation('developers');

  return (
    <table className={styles.table}>
      <TableHead columns={COLUMNS} nameOf={(column) => t(`column.${column as (typeof COLUMNS)[number]}`)} />
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <td>
              <div className={styles.name}>{key.name}</div>
              <code className={styles.quiet}>{`${key.prefix}…`}</code>
            </td>
            <td>
              <Allows apiKey={key} />
            </td>
            <td className={styles.quiet}>{key.lastUsedAt ? t('lastUsed', { date: formatMoment(key.lastUsedAt) }) : t('never')}</td>
            <td className={key.isExpired ? styles.expired : styles.quiet}>
              {key.expiresAt ? t(key.isExpired ? 'expired' : 'until', { date: formatDay(key.expiresAt) }) : t('noExpiry')}
            </td>
            <td className={styles.actions}>
              <RevokeButton apiKey={key} onRevoked={onChanged} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
