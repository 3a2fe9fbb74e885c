interface TableHeadProps {
  /** Keys of the columns in their order. */
  columns: readonly string[];
  /** The heading of a column. */
  nameOf: (column: string) => string;
}

/** The heads of a plain table. */
export const TableHead = ({ columns, nameOf }: TableHeadProps) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {nameOf(column)}
        </th>
      ))}
    </tr>
  </thead>
);
