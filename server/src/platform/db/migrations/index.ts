import type { MigrationInterface } from 'typeorm';
import { Account1763600000001 } from './1763600000001-account.js';

/** In the order they run. One set serves both databases; a released migration is never edited. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [Account1763600000001];
