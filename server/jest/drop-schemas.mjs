/** Drops the schemas that the tests of this run have left on the server of TEST_MYSQL_URL: they are used more than once, by `test-database.ts`. */
import { createConnection } from 'mysql2/promise';

export default async function dropSchemas() {
  if (!process.env.TEST_MYSQL_URL) return;
  const connection = await createConnection(process.env.TEST_MYSQL_URL);
  const [rows] = await connection.query('SHOW DATABASES LIKE ?', [`wence\\_test\\_${process.env.WENCE_TEST_RUN}\\_%`]);
  for (const [name] of rows.map(Object.values)) await connection.query(`DROP DATABASE ${name}`);
  await connection.end();
}
