import type { Author } from '../../support/author.js';
import { readLedger } from './ledger.js';
import { readResponses } from './read-responses.js';
import { readStored } from './stored-rows.js';
import { judge, type Verdict } from './verdict.js';

/** Compares the clients' ledger with the database, read past the server, and with what the author gets by GraphQL. */
export async function checkLedger(path: string, databaseUrl: string, origin: string, author: Author, surveyId: string): Promise<Verdict> {
  const listed = await readResponses(origin, author, surveyId);
  return judge(readLedger(path), await readStored(databaseUrl, surveyId), listed);
}
