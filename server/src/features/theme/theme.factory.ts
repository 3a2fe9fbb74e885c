import type { SurveyTheme } from '@wence/schema';
import { datedId } from '../../platform/outside/dated-id.js';
import type { TestApp } from '../../testing/test-app.js';
import { OwnTheme } from './own-theme.entity.js';

interface Author {
  readonly userId: string;
}

/** A theme of this author's own, stored as the door would leave it; its id. */
export async function ownTheme({ platform }: TestApp, { userId: ownerId }: Author, name: string, style: SurveyTheme = {}): Promise<string> {
  const { database, unit, clock, random } = platform;
  const createdAt = clock.now();
  const id = datedId(random, createdAt, 20);
  const row: OwnTheme = { id, ownerId, name, nameKey: name.toLowerCase(), style: JSON.stringify(style), createdAt };
  await unit.run(() => database.repository(OwnTheme).insert(row));
  return id;
}

/** Deletes the themes of this author, of which there may be only so many: some tests make them again and again. */
export async function deleteOwnThemes({ platform: { database, unit } }: TestApp, { userId: ownerId }: Author): Promise<void> {
  await unit.run(() => database.repository(OwnTheme).delete({ ownerId }));
}
