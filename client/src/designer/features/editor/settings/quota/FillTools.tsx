import { type QuotaDimension, readableText } from '@wence/schema';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitField } from './LimitField';
import { cellsOf, combinationKey, combinationsOf, dividedLimits, type GridLimits } from './quota-grid';
import styles from './quota.module.css';

interface FillToolsProps {
  dimensions: readonly QuotaDimension[];
  onFill: (limits: GridLimits) => void;
}

type Shares = ReadonlyMap<string, number>;

const shareKey = (dimension: number, optionId: number): string => `${dimension}.${optionId}`;

/** Fills a grid at once: the same limit everywhere, or a total divided by the shares of the options. */
export function FillTools({ dimensions, onFill }: FillToolsProps) {
  const { t } = useTranslation('quota');
  const id = useId();
  const [same, setSame] = useState<number | null>(null);
  const [total, setTotal] = useState<number | null>(null);
  const [shares, setShares] = useState<Shares>(new Map());
  const shareOf = (dimension: number, optionId: number) => shares.get(shareKey(dimension, optionId)) ?? 1;
  const isNothing = dimensions.some(({ options }, dimension) => options.every((option) => shareOf(dimension, option.id) === 0));
  return (
    <details className={styles.tools}>
      <summary>{t('tools.title')}</summary>
      <div className={styles.tool}>
        <LimitField
          label={t('tools.same')}
          place={0}
          value={same}
          placeholder={t('tools.same')}
          disabled={false}
          onChange={(_, limit) => setSame(limit)}
        />
        <Button
          size="small"
          disabled={same === null}
          onClick={() => onFill(new Map(combinationsOf(dimensions).map((optionIds) => [combinationKey(optionIds), same ?? 0])))}
        >
          {t('tools.fillSame')}
        </Button>
      </div>
      <div className={styles.tool}>
        <LimitField
          label={t('tools.total')}
          place={0}
          value={total}
          placeholder={t('tools.total')}
          disabled={false}
          onChange={(_, limit) => setTotal(limit)}
        />
        <Button size="small" disabled={total === null || isNothing} onClick={() => onFill(dividedLimits(dimensions, total ?? 0, shareOf))}>
          {t('tools.divide')}
        </Button>
        <Button size="small" type="text" onClick={() => onFill(new Map())}>
          {t('tools.clear')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('tools.sharesHelp')}</p>
      {dimensions.map(({ node, options }, dimension) => (
        <fieldset key={node.id} className={styles.shares} aria-labelledby={`${id}-${node.id}`}>
          <p id={`${id}-${node.id}`} className={styles.sharesOf}>
            {node.code}
          </p>
          {options.map((option) => (
            <div key={option.id} className={styles.share}>
              <span>{readableText(option.title)}</span>
              <LimitField
                label={t('tools.shareOf', { option: readableText(option.title) })}
                place={option.id}
                value={shares.get(shareKey(dimension, option.id)) ?? null}
                placeholder="1"
                disabled={false}
                onChange={(optionId, share) => {
                  const next = new Map(shares);
                  if (share === null) next.delete(shareKey(dimension, optionId));
                  else next.set(shareKey(dimension, optionId), share);
                  setShares(next);
                }}
              />
            </div>
          ))}
        </fieldset>
      ))}
      <p className={styles.quiet}>{t('tools.paste')}</p>
    </details>
  );
}

/** How many places the limits of a grid add up to. */
export const placesIn = (dimensions: readonly QuotaDimension[], limits: GridLimits): number =>
  cellsOf(dimensions, limits).reduce((sum, { limit }) => sum + limit, 0);
