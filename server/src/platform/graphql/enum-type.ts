import { registerEnumType } from 'type-graphql';

type Names = Readonly<Record<string, string | number>>;

/** Registers a table of names and their values as an enumeration of the graph. Returns the table, which fields name as their type. */
export function enumType<Table extends Names>(
  name: string,
  description: string,
  names: Table,
  texts: Readonly<Record<keyof Table & string, string>>,
): Table {
  const valuesConfig = Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, { description: text }]));
  // The configuration has the keys of the table, as `texts` has.
  registerEnumType(names, {
    name,
    description,
    valuesConfig: valuesConfig as Parameters<typeof registerEnumType<Table>>[1]['valuesConfig'],
  });
  return names;
}
