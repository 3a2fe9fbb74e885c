import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '../../../shared/moment';
import { useCopyLink } from '../useCopyLink';
import type { PersonalLinkRowFragment } from './link.generated';
import common from '../source/source.module.css';
import styles from './link.module.css';

interface LinkTableProps {
  rows: readonly PersonalLinkRowFragment[];
  /** Ids of the selected links. */
  chosen: ReadonlySet<string>;
  /** Times are days. */
  isAnonymous: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

const COLUMNS = ['person', 'state', 'opened', 'completed', 'actions'] as const;

/** A line per link. On a phone each is a block of its own. */
export function LinkTable({ rows, chosen, isAnonymous, onChoose }: LinkTableProps) {
  const { t } = useTranslation('links');
  const copy = useCopyLink();
  const timeOf = (at: string | null) => (at === null ? t('never') : isAnonymous ? formatDay(at) : formatMoment(at));
  const isWhole = rows.every(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    onChoose(new Set(isOn ? [...others, ...ids] : others));
  };

  return (
    <table className={`${common.table} ${styles.links}`}>
      <thead>
        <tr>
          <th scope="col" className={styles.box}>
            <Checkbox
              aria-label={t('selectAll')}
              checked={isWhole}
              indeterminate={!isWhole && rows.some(({ id }) => chosen.has(id))}
              onChange={({ target }) =>
                toggle(
                  rows.map(({ id }) => id),
                  target.checked,
                )
              }
            />
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, code, url, name, mobile, email, remark, state, openedAt, completedAt }) => {
          const label = name ?? mobile ?? email ?? code;
          const facts = [name ? mobile : null, name || mobile ? email : null, remark].filter(Boolean);
          return (
            <tr key={id} data-chosen={chosen.has(id) || undefined}>
              <td className={styles.box}>
                <Checkbox
                  aria-label={t('select', { name: label })}
                  checked={chosen.has(id)}
                  onChange={({ target }) => toggle([id], target.checked)}
                />
              </td>
              <td className={styles.person}>
                {label === code ? <code className={styles.code}>{code}</code> : <div className={common.label}>{label}</div>}
                {facts.length > 0 && <div className={common.quiet}>{facts.join(' · ')}</div>}
              </td>
              <td className={styles.state} data-label={t('column.state')}>
                <span className={styles.mark} data-state={state}>
                  {t(`state.${state}`)}
                </span>
              </td>
              <td className={styles.opened} data-label={t('column.opened')}>
                {timeOf(openedAt)}
              </td>
              <td className={styles.completed} data-label={t('column.completed')}>
                {timeOf(completedAt)}
              </td>
              <td className={styles.actions}>
                {url && (
                  <Button size="small" aria-label={t('copyOf', { name: label })} onClick={() => void copy(url)}>
                    {t('copy')}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
