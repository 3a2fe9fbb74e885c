import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../shared/LineGlyph';
import { announce } from '../../../shared/notice/notices';
import type { Drawing } from '../chart/chart-look';
import { saveChart } from '../chart/save-chart';
import { useCard } from './card-context';
import type { FigureKind, FigureView } from './figure-view';
import styles from './FigureTools.module.css';

const GLYPHS: Readonly<Record<FigureKind | 'order' | 'image', string>> = {
  bar: 'M2.5 2v12M5 4.5h6M5 8h8.5M5 11.5h3',
  column: 'M2 13.5h12M4.5 13.5v-4M8 13.5v-9M11.5 13.5v-6',
  donut: 'M8 2a6 6 0 1 1 0 12A6 6 0 1 1 8 2M8 5.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M8 2v3.5M10.5 8h3.5',
  heat: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11',
  stacked: 'M2.5 3.5h11v3h-11zM2.5 9.5h11v3h-11zM6 3.5v3M9.5 9.5v3',
  table: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M2.5 9.5h11M7 6.5v6',
  order: 'M3 3.5h10M3 8h7M3 12.5h4',
  image: 'M8 2.5v7.5M5 7.3l3 2.9l3-2.9M3 13.5h10',
};

interface ToolProps {
  name: string;
  glyph: keyof typeof GLYPHS;
  onClick: () => void;
  isPressed?: boolean;
  isBusy?: boolean;
}

const Tool = ({ name, glyph, onClick, isPressed, isBusy }: ToolProps) => (
  <button type="button" className={styles.tool} title={name} aria-pressed={isPressed} aria-busy={isBusy} onClick={onClick}>
    <LineGlyph size={16} path={GLYPHS[glyph]} />
    <span className="visually-hidden">{name}</span>
  </button>
);

interface FigureToolsProps {
  kinds: readonly FigureKind[];
  view: FigureView;
  /** The figure as a chart, for an image. */
  drawing: Drawing;
  /** Order matters to the reader and may be changed. */
  isSortable: boolean;
  /** What the figure is about if it is not the main one of its card; its tools stand beside it. */
  caption: ReactNode;
  /** The same as text; empty for the main figure. */
  name: string;
}

/** Small, quiet controls of a figure: its kind, its order, and its image. */
export function FigureTools({ kinds, view, drawing, isSortable, caption, name }: FigureToolsProps) {
  const { t } = useTranslation('report');
  const { toolbar, title, base } = useCard();
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      await saveChart(drawing, { title: name === '' ? title : `${title} · ${name}`, base });
    } catch {
      // Without a connection the chart library cannot be fetched.
      announce({ kind: 'network' });
    }
    setIsBusy(false);
  }

  const tools = (
    <fieldset className={styles.tools} aria-label={name === '' ? t('tool.label') : `${t('tool.label')}: ${name}`}>
      {kinds.map((kind) => (
        <Tool key={kind} name={t(`kind.${kind}`)} glyph={kind} isPressed={kind === view.kind} onClick={() => view.choose({ kind })} />
      ))}
      {isSortable && (
        <span className={styles.apart}>
          <Tool name={t('tool.sort')} glyph="order" isPressed={view.isSorted} onClick={() => view.choose({ isSorted: !view.isSorted })} />
        </span>
      )}
      <Tool name={t('tool.image')} glyph="image" isBusy={isBusy} onClick={() => void save()} />
    </fieldset>
  );

  if (caption) {
    return (
      <div className={styles.head}>
        {caption}
        {tools}
      </div>
    );
  }
  return toolbar && createPortal(tools, toolbar);
}
