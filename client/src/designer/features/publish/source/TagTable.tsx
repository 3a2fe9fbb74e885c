import { formatThousands } from '@wence/schema';
import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/moment';
import { type SourceTagRowFragment, useUpdateSourceTagMutation } from './source.generated';
import styles from './source.module.css';
import { TagMenu } from './TagMenu';
import { useCopyLink } from '../useCopyLink';

interface TagTableProps {
  tags: readonly SourceTagRowFragment[];
  onQr: (tag: SourceTagRowFragment) => void;
  onChanged: () => void;
}

const COLUMNS = ['name', 'visits', 'started', 'completed', 'last', 'enabled', 'actions'] as const;
const FIGURES = ['visits', 'started', 'completed'] as const;

function EnabledSwitch({ tag: { id, name, enabled } }: { tag: SourceTagRowFragment }) {
  const { t } = useTranslation('sources');
  const [update, { loading }] = useUpdateSourceTagMutation();
  return (
    <Switch
      size="small"
      checked={enabled}
      loading={loading}
      aria-label={t('enable', { name })}
      onChange={(next) => void update({ variables: { input: { tagId: id, enabled: next } } }).catch(() => undefined)}
    />
  );
}

/** A line per tag. On a phone each is a block of its own. */
export function TagTable({ tags, onQr, onChanged }: TagTableProps) {
  const { t } = useTranslation('sources');
  const copy = useCopyLink();

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tags.map((tag) => {
          const { id, name, code, url, enabled, deletedAt, figures } = tag;
          return (
            <tr key={id}>
              <td className={styles.name}>
                <div className={styles.label}>{name}</div>
                <div className={styles.quiet}>
                  <code>{code}</code>
                  {deletedAt && ` · ${t('deleted')}`}
                  {!deletedAt && !enabled && ` · ${t('off')}`}
                </div>
              </td>
              {FIGURES.map((figure) => (
                <td key={figure} className={styles[figure]} data-label={t(`column.${figure}`)}>
                  {formatThousands(figures[figure])}
                </td>
              ))}
              <td className={styles.last} data-label={t('column.last')}>
                {figures.lastResponseAt ? formatMoment(figures.lastResponseAt) : t('never')}
              </td>
              <td className={styles.enabled} data-label={t('column.enabled')}>
                {!deletedAt && <EnabledSwitch tag={tag} />}
              </td>
              <td className={styles.actions}>
                {!deletedAt && url && (
                  <>
                    <Button size="small" aria-label={t('copyOf', { name })} onClick={() => void copy(url)}>
                      {t('copy')}
                    </Button>
                    <Button size="small" aria-label={t('qrOf', { name })} onClick={() => onQr(tag)}>
                      {t('qr')}
                    </Button>
                  </>
                )}
                <TagMenu tag={tag} onChanged={onChanged} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
