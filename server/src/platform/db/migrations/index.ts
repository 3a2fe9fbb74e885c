import type { MigrationInterface } from 'typeorm';

/** In the order they run. One set serves both databases; a released migration is never edited. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [];
