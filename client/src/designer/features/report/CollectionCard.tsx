import { formatThousands } from '@wence/schema';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List, ListRow } from './chart/figure-data';
import { CardContext } from './figure/card-context';
import { useFigureView } from './figure/figure-view';
import { ListFigure } from './figure/ListFigure';
import styles from './report.module.css';

interface CollectionCardProps {
  surveyId: string;
  /** Tells the figures of the page apart. */
  part: string;
  title: string;
  /** Responses that are counted here, of `total`. */
  base: number;
  total?: number;
  /** Heading of the labels. */
  head: string;
  /** Headings of the figures; shares and counts unless said. */
  figureHeads?: readonly string[];
  rows: readonly ListRow[];
  kind: 'bar' | 'column';
  /** Stands above the chart. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** Views are kept by question; this is none. */
const NO_QUESTION = 0;

type FigureProps = Pick<CollectionCardProps, 'part' | 'head' | 'figureHeads' | 'rows' | 'kind'>;

function CollectionFigure({ part, head, figureHeads, rows, kind }: FigureProps) {
  const { t } = useTranslation('report');
  const kinds = [kind, 'table'] as const;
  const view = useFigureView(`collection.${part}`, { kinds, isSorted: false });
  const list = useMemo<List>(
    () => ({
      head,
      figureHeads: figureHeads ?? [t('column.percent'), t('column.count')],
      most: Math.max(1, ...rows.map(({ value }) => value)),
      rows,
    }),
    [t, head, figureHeads, rows],
  );
  return <ListFigure list={list} kinds={kinds} view={view} isSortable={false} />;
}

/** One figure on how responses came, in a card like those of the questions. */
export function CollectionCard({ surveyId, title, base, total = base, lead, children, ...figure }: CollectionCardProps) {
  const { t } = useTranslation('report');
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const numbers = { count: base, base: formatThousands(base), total: formatThousands(total) };
  const shownBase = base < total ? t('baseOf', numbers) : t('base', numbers);
  const card = { surveyId, nodeId: NO_QUESTION, title, base: shownBase, toolbar };

  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          <span>{shownBase}</span>
        </p>
        <div ref={setToolbar} className={styles.toolbar} />
      </header>
      {lead}
      <CardContext value={card}>
        <CollectionFigure {...figure} />
      </CardContext>
      {children}
    </article>
  );
}
