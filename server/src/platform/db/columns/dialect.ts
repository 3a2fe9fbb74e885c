/** The two families of databases one set of entities and migrations serves. MariaDB, TiDB and Galera speak `mysql`. */
export type Dialect = 'sqlite' | 'mysql';

export function dialectOf(databaseUrl: string): Dialect {
  return databaseUrl.startsWith('mysql:') ? 'mysql' : 'sqlite';
}
