import { join } from 'node:path';
import Database from 'libsql';

const MINUTE = 60_000;
const NUMBERS = 2_000_000;

interface Shelf {
  readonly surveys: number;
  readonly folders: number;
  readonly titleOf: (place: number) => string;
  readonly folderNameOf: (place: number) => string;
}

/**
 * Puts many surveys of the author with this number into the store of a running server, past its doors, and spread over as many folders: making them one by
 * one would take minutes. The last of them is the newest; every second one collects, every third has a tag, and each has its place in responses.
 */
export function storeManySurveys(folder: string, mobile: string, { surveys, folders, titleOf, folderNameOf }: Shelf): void {
  const database = new Database(join(folder, 'wence.sqlite'));
  const { id: ownerId } = database.prepare('SELECT id FROM user WHERE mobile = ?').get(mobile) as { id: string };
  const line = (sql: string) => database.prepare(sql);
  const survey = line(
    'INSERT INTO survey (id, number, owner_id, title, title_key, state, published_version, created_at, updated_at, folder_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const words = line('INSERT INTO survey_words (survey_id, words) VALUES (?, ?)');
  const tag = line('INSERT INTO survey_tag (survey_id, tag, owner_id) VALUES (?, ?, ?)');
  const counter = line('INSERT INTO survey_counter (survey_id, seq, responses, last_response, removed) VALUES (?, ?, ?, ?, 0)');
  const shelf = line('INSERT INTO survey_folder (id, owner_id, name, created_at) VALUES (?, ?, ?, ?)');
  const start = Date.now() - (surveys + 1) * MINUTE;
  const folderOf = (place: number) => `${ownerId}F${(place % folders) + 1}`;

  database.exec('BEGIN IMMEDIATE');
  for (let place = 1; place <= folders; place += 1) shelf.run(folderOf(place - 1), ownerId, folderNameOf(place), start);
  for (let place = 1; place <= surveys; place += 1) {
    const id = `${ownerId.slice(0, 5)}${String(place).padStart(5, '0')}`;
    const title = titleOf(place);
    const isRunning = place % 2 === 0;
    const at = start + place * MINUTE;
    const key = title.toLowerCase();
    survey.run(id, NUMBERS + place, ownerId, title, key, isRunning ? 1 : 0, isRunning ? 1 : null, at, at, folderOf(place - 1));
    words.run(id, key);
    counter.run(id, place, place, place);
    if (place % 3 === 0) tag.run(id, `T${place % 4}`, ownerId);
  }
  database.exec('COMMIT');
  database.close();
}
