import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Texts may be megabytes each. */
const TEXTS_AT_ONCE = 50;
const PICTURES_AT_ONCE = 500;
const ENDS = ['png', 'jpg', 'webp', 'gif', 'bmp'];
const NAME = /\.(?:png|jpg|webp|gif|bmp)(?<=([A-Za-z0-9]{24})\.[a-z]+)/g;

/** Texts that show pictures. */
interface Source {
  readonly kind: string;
  readonly table: string;
  readonly holder: string;
  /** Columns of the primary key. */
  readonly key: readonly [string] | readonly [string, string];
  readonly texts: readonly string[];
}

const SOURCES: readonly Source[] = [
  { kind: 'draft', table: 'survey_draft', holder: 'survey_id', key: ['survey_id'], texts: ['definition'] },
  { kind: 'version', table: 'survey_version', holder: 'survey_id', key: ['survey_id', 'version'], texts: ['definition'] },
  { kind: 'history', table: 'survey_edit', holder: 'survey_id', key: ['survey_id', 'revision'], texts: ['inverse', 'replaced'] },
  { kind: 'kept', table: 'survey_image', holder: 'survey_id', key: ['id'], texts: ['name'] },
  { kind: 'theme', table: 'own_theme', holder: 'id', key: ['id'], texts: ['style'] },
  { kind: 'template', table: 'survey_template', holder: 'id', key: ['id'], texts: ['definition'] },
  { kind: 'question', table: 'library_item', holder: 'id', key: ['id'], texts: ['node'] },
];

/** What shows which picture, and since when nothing does. */
export class PictureUse1763600000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const optional = { isNullable: true };
    await runner.addColumn('picture', new TableColumn(column('name_key', types.token(400), { default: "''" })));
    await runner.addColumn('picture', new TableColumn(column('width', types.integer, optional)));
    await runner.addColumn('picture', new TableColumn(column('height', types.integer, optional)));
    await runner.addColumn('picture', new TableColumn(column('unused_since', types.instant, optional)));
    await runner.createIndex('picture', new TableIndex({ name: 'IDX_picture_unused', columnNames: ['unused_since', 'id'] }));
    const columns = [
      column('picture_id', types.id, { isPrimary: true }),
      column('kind', types.token(16), { isPrimary: true }),
      column('holder_id', types.id, { isPrimary: true }),
    ];
    const indices = [{ name: 'IDX_picture_use_holder', columnNames: ['holder_id', 'kind'] }];
    await runner.createTable(new Table({ name: 'picture_use', columns, indices }));
    await fillNames(runner);
    for (const source of SOURCES) await fillUses(runner, source);
    // Counted from now on: nobody knows how long they have been unused.
    const unused = 'NOT EXISTS (SELECT 1 FROM picture_use u WHERE u.picture_id = picture.id)';
    await runner.query(`UPDATE picture SET unused_since = ? WHERE ${unused}`, [Date.now()]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('picture_use');
    await runner.dropIndex('picture', 'IDX_picture_unused');
    for (const name of ['unused_since', 'height', 'width', 'name_key']) await runner.dropColumn('picture', name);
  }
}

async function fillNames(runner: QueryRunner): Promise<void> {
  for (let last = ''; ; ) {
    const rows = (await runner.query('SELECT id, original_name FROM picture WHERE id > ? ORDER BY id LIMIT ?', [
      last,
      PICTURES_AT_ONCE,
    ])) as { id: string; original_name: string }[];
    for (const { id, original_name: name } of rows)
      await runner.query('UPDATE picture SET name_key = ? WHERE id = ?', [name.toLowerCase(), id]);
    if (rows.length < PICTURES_AT_ONCE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

type TextRow = Readonly<Record<string, string | number | null>>;

async function fillUses(runner: QueryRunner, source: Source): Promise<void> {
  const [first, second] = source.key;
  const columns = [...new Set([source.holder, ...source.key, ...source.texts])].join(', ');
  const named = source.texts.flatMap((text) => ENDS.map((end) => `${text} LIKE '%${end}%'`)).join(' OR ');
  const behind = second ? `(${first} > ? OR (${first} = ? AND ${second} > ?))` : `${first} > ?`;
  const order = source.key.join(', ');
  const query = `SELECT ${columns} FROM ${source.table} WHERE ${behind} AND (${named}) ORDER BY ${order} LIMIT ${TEXTS_AT_ONCE}`;
  for (let place: readonly unknown[] = second ? ['', '', -1] : ['']; ; ) {
    const rows = (await runner.query(query, [...place])) as TextRow[];
    for (const row of rows)
      for (const id of picturesIn(source.texts.map((text) => row[text] ?? '').join(' '))) await fillUse(runner, id, source, row);
    const last = rows.at(-1);
    if (!last || rows.length < TEXTS_AT_ONCE) return;
    place = second ? [last[first], last[first], last[second]] : [last[first]];
  }
}

async function fillUse(runner: QueryRunner, id: string, { kind, holder }: Source, row: TextRow): Promise<void> {
  const known = 'SELECT 1 FROM picture_use u WHERE u.picture_id = p.id AND u.kind = ? AND u.holder_id = ?';
  await runner.query(
    `INSERT INTO picture_use (picture_id, kind, holder_id) SELECT p.id, ?, ? FROM picture p WHERE p.id = ? AND NOT EXISTS (${known})`,
    [kind, row[holder], id, kind, row[holder]],
  );
}

function picturesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(NAME)].flatMap(([, id]) => id ?? []));
}
