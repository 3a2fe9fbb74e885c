import { formatThousands, LIMITS } from '@wence/schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from './comparison';
import styles from './ComparedTable.module.css';

/** Hands a share to the style sheet: 0 to 1 as `--share`. */
const shade = (percent: number): CSSProperties => ({ '--share': percent / 100 }) as CSSProperties;

function Retired({ when }: { when: boolean }) {
  const { t } = useTranslation('category');
  return when && <span className={styles.retired}>{t('retired')}</span>;
}

/** How many respondents each column has; small numbers are flagged. */
function Bases({ bases, withheld }: { bases: readonly number[]; withheld: string | undefined }) {
  const { t } = useTranslation('category');

  return (
    <tr className={styles.bases}>
      <th scope="row">{t('baseRow')}</th>
      {bases.map((base, column) =>
        base === 0 && withheld !== undefined ? (
          // oxlint-disable-next-line react/no-array-index-key -- a column has nothing but its place
          <td key={column} className={styles.small}>
            {withheld}
          </td>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a column has nothing but its place
          <td key={column} className={base < LIMITS.smallBase ? styles.small : undefined}>
            {formatThousands(base)}
            {base < LIMITS.smallBase && (
              <>
                <span aria-hidden="true">*</span>
                <span className="visually-hidden"> {t('smallBase', { base: LIMITS.smallBase })}</span>
              </>
            )}
          </td>
        ),
      )}
    </tr>
  );
}

/** A share with its count; a dash where nobody could have given the answer. */
function ShareCell({ count, percent, base }: { count: number; percent: number; base: number }) {
  if (base === 0) return <td className={styles.none}>–</td>;
  return (
    <td className={styles.share} style={shade(percent)}>
      {percent.toFixed(1)}%<span className={styles.count}>{formatThousands(count)}</span>
    </td>
  );
}

interface ComparedTableProps {
  /** Accessible name. */
  label: string;
  /** Names of the columns. */
  names: readonly string[];
  block: Block;
  /** Stands in place of a base of 0: figures of too few are withheld. */
  withheld?: string | undefined;
}

/** One question, or a part of it, with a column for each category. Scrolls sideways where it is too wide. */
export function ComparedTable({ label, names, block: { title, retired, bases, lines, means }, withheld }: ComparedTableProps) {
  const { t } = useTranslation('category');

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <section className={styles.box} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {title}
              <Retired when={retired} />
              {title === null && <span className="visually-hidden">{t('option')}</span>}
            </th>
            {names.map((name, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column has nothing but its place
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Bases bases={bases} withheld={withheld} />
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {line.label}
                <Retired when={line.retired} />
              </th>
              {line.shares.map((share, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column has nothing but its place
                <ShareCell key={column} {...share} base={bases[column] ?? 0} />
              ))}
            </tr>
          ))}
          {means.map((mean) => (
            <tr key={mean.key} className={styles.mean}>
              <th scope="row">{mean.label === null ? t('mean') : t('meanOf', { title: mean.label })}</th>
              {mean.means.map((value, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column has nothing but its place
                <td key={column}>{value === null ? '–' : value.toFixed(2)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
