import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Characters of a survey that are searched, as this migration has found them. */
const SEARCHED = 8000;
const AT_ONCE = 50;

interface DraftRow {
  readonly survey_id: string;
  readonly definition: string;
}

interface Titled {
  readonly title?: string;
  readonly nodes?: readonly Titled[];
}

/** Folders and tags of surveys, and what their list is searched by. */
export class SurveyList1763600000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.addColumn('survey', new TableColumn(column('folder_id', types.id, { isNullable: true })));
    await runner.createIndex('survey', new TableIndex({ name: 'IDX_survey_changed', columnNames: ['owner_id', 'updated_at', 'id'] }));
    await runner.createIndex('survey', new TableIndex({ name: 'IDX_survey_folder', columnNames: ['folder_id'] }));
    const folder = [
      column('id', types.id, { isPrimary: true }),
      column('owner_id', types.id),
      column('name', types.token(24)),
      column('created_at', types.instant),
    ];
    const tag = [
      column('survey_id', types.id, { isPrimary: true }),
      column('tag', types.token(24), { isPrimary: true }),
      column('owner_id', types.id),
    ];
    const words = [column('survey_id', types.id, { isPrimary: true }), column('words', types.document)];
    const folderIndices = [{ name: 'UQ_survey_folder_name', columnNames: ['owner_id', 'name'], isUnique: true }];
    const tagIndices = [{ name: 'IDX_survey_tag_owner', columnNames: ['owner_id', 'tag'] }];
    await runner.createTable(new Table({ name: 'survey_folder', columns: folder, indices: folderIndices }));
    await runner.createTable(new Table({ name: 'survey_tag', columns: tag, indices: tagIndices }));
    await runner.createTable(new Table({ name: 'survey_words', columns: words }));
    await fillWords(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['survey_words', 'survey_tag', 'survey_folder']) await runner.dropTable(table);
    for (const index of ['IDX_survey_folder', 'IDX_survey_changed']) await runner.dropIndex('survey', index);
    await runner.dropColumn('survey', 'folder_id');
  }
}

/** Surveys that were there before are found by the texts of their questions too. */
async function fillWords(runner: QueryRunner): Promise<void> {
  for (let last = ''; ; ) {
    const rows = (await runner.query('SELECT survey_id, definition FROM survey_draft WHERE survey_id > ? ORDER BY survey_id LIMIT ?', [
      last,
      AT_ONCE,
    ])) as DraftRow[];
    for (const { survey_id: id, definition } of rows) {
      await runner.query('INSERT INTO survey_words (survey_id, words) VALUES (?, ?)', [id, wordsOf(JSON.parse(definition) as Titled)]);
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.survey_id ?? '';
  }
}

function wordsOf(definition: Titled): string {
  const titles: string[] = [];
  const add = ({ title, nodes }: Titled): void => {
    if (title) titles.push(title.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' '));
    for (const node of nodes ?? []) add(node);
  };
  add(definition);
  return [...titles.join('\n').toLowerCase()].slice(0, SEARCHED).join('');
}
