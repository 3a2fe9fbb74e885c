import { type QuotaDimension, readableText } from '@wence/schema';
import type { ReactNode } from 'react';
import { combinationsOf } from './quota-grid';
import styles from './grid.module.css';

interface QuotaGridProps {
  /** Accessible name. */
  label: string;
  dimensions: readonly QuotaDimension[];
  /** Shown in the cell of a combination, which stands at `place` among all of them. */
  renderCell: (optionIds: readonly number[], place: number) => ReactNode;
}

const titleOf = ({ options }: QuotaDimension, id: number | undefined): string =>
  readableText(options.find((option) => option.id === id)?.title ?? '');

/** The combinations of the options of some questions: the last question across where there are several, the others down. */
export function QuotaGrid({ label, dimensions, renderCell }: QuotaGridProps) {
  const across = dimensions.length > 1 ? dimensions.at(-1) : undefined;
  const down = across ? dimensions.slice(0, -1) : dimensions;
  const columns: readonly (number | undefined)[] = across ? across.options.map(({ id }) => id) : [undefined];
  const lines = combinationsOf(down);
  return (
    // A wide grid is scrolled by the keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.grid}>
        {across && (
          <thead>
            <tr>
              {down.map((dimension) => (
                <th key={dimension.node.id} scope="col">
                  {dimension === down.at(-1) ? `${dimension.node.code} × ${across.node.code}` : dimension.node.code}
                </th>
              ))}
              {across.options.map(({ id }) => (
                <th key={id} scope="col">
                  {titleOf(across, id)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.join('.')}>
              {down.map((dimension, place) => (
                <th key={dimension.node.id} scope="row">
                  {titleOf(dimension, line[place])}
                </th>
              ))}
              {columns.map((option, column) => (
                <td key={option ?? 0}>{renderCell(option === undefined ? line : [...line, option], row * columns.length + column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How a combination is called: the titles of its options. */
export const combinationName = (dimensions: readonly QuotaDimension[], optionIds: readonly number[]): string =>
  optionIds.map((id, place) => (dimensions[place] ? titleOf(dimensions[place], id) : '')).join(' · ');
