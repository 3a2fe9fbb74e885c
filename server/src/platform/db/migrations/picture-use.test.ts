import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ENTITIES } from '../../../entities.js';
import { Picture } from '../../../features/asset/picture.entity.js';
import { PictureUse } from '../../../features/asset/picture-use.entity.js';
import { OwnTheme } from '../../../features/theme/own-theme.entity.js';
import { SurveyDraft } from '../../../features/survey/survey-draft.entity.js';
import { SurveyEdit } from '../../../features/survey/survey-edit.entity.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { openDatabase } from '../open-database.js';
import { PictureUse1763600000033 } from './1763600000033-picture-use.js';
import { MIGRATIONS } from './index.js';

/** More than the migration reads at a time. */
const EDITS = 120;
const idOf = (letter: string) => letter.repeat(24);
const shows = (letter: string) => JSON.stringify({ title: `<img src="/images/${idOf(letter)}.png">` });

describe('the migration that notes what shows pictures', () => {
  let store: TestDatabase;

  beforeEach(async () => {
    store = await createTestDatabase();
  });
  afterEach(() => store.drop());

  it('finds drafts, themes and every draft that a history leads back to, and can be taken back', async () => {
    const { writer, close } = await opened();
    const createdAt = new Date(1000);
    for (const letter of ['a', 'b', 'c', 'd']) {
      const sizes = { size: 1, width: null, height: null };
      const named = { originalName: `${letter.toUpperCase()}.png`, nameKey: '' };
      await writer
        .getRepository(Picture)
        .insert({ id: idOf(letter), ownerId: 'o', kind: 'png', ...named, ...sizes, createdAt, unusedSince: null });
    }
    await writer.getRepository(SurveyDraft).insert({ surveyId: 's', revision: EDITS + 1, definition: shows('a') });
    const style = JSON.stringify({ logo: `images/${idOf('b')}.png` });
    await writer.getRepository(OwnTheme).insert({ id: 't', ownerId: 'o', name: 'T', nameKey: 't', style, createdAt });
    for (let revision = 2; revision <= EDITS + 1; revision += 1) {
      const lists = { operations: '[]', touched: '[]', created: '[]', inverse: shows(revision > EDITS ? 'c' : 'a'), replaced: null };
      const edit = {
        surveyId: 's',
        revision,
        baseRevision: revision - 1,
        clientOpId: String(revision),
        authorId: 'o',
        ...lists,
        createdAt,
      };
      await writer.getRepository(SurveyEdit).insert(edit);
    }

    const undone = MIGRATIONS.slice(MIGRATIONS.indexOf(PictureUse1763600000033));
    for (const _ of undone) await writer.undoLastMigration({ transaction: 'each' });
    await writer.runMigrations({ transaction: 'each' });

    const uses = await writer.getRepository(PictureUse).find({ order: { pictureId: 'ASC', kind: 'ASC' } });
    expect(uses.map(({ pictureId, kind, holderId }) => [pictureId.charAt(0), kind, holderId])).toEqual([
      ['a', 'draft', 's'],
      ['a', 'history', 's'],
      ['b', 'theme', 't'],
      ['c', 'history', 's'],
    ]);
    const pictures = await writer.getRepository(Picture).find({ order: { id: 'ASC' } });
    expect(pictures.map(({ nameKey, unusedSince }) => [nameKey, unusedSince === null])).toEqual([
      ['a.png', true],
      ['b.png', true],
      ['c.png', true],
      ['d.png', false],
    ]);
    await close();
  });

  async function opened() {
    const database = await openDatabase(store.url, ENTITIES);
    return { writer: database.writer, close: () => database.close() };
  }
});
