import type { Config } from './config.js';
import { dialectOf } from '../db/columns/dialect.js';
import { errorCodeOf, StartError } from '../errors/system-error.js';

/** Turns what a driver or the system said into one sentence on what to do. What we do not know stays as it is. */
export function explainStart(error: unknown, config: Config): unknown {
  const code = errorCodeOf(error);
  const sentence =
    sentenceFor(code, config) ?? (dialectOf(config.databaseUrl) === 'sqlite' ? sqliteSentence(code, config) : mysqlSentence(code, config));
  return sentence ? new StartError(sentence, { cause: error }) : error;
}

function sentenceFor(code: string, { port, host }: Config): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop that one, or choose another with PORT=<number>.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: choose one above 1023 with PORT=<number>.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}: correct HOST.`;
    default:
      return null;
  }
}

function sqliteSentence(code: string, { databaseUrl, dataDir }: Config): string | null {
  const file = databaseUrl.slice('sqlite:'.length);
  if (/^(EROFS|EPERM|ENOTDIR|EEXIST|ENOENT|EISDIR)$/.test(code))
    return `The data folder ${dataDir} cannot be written: make it a folder this account may write, or set DATA_DIR to one.`;
  if (/^SQLITE_(CANTOPEN|READONLY|IOERR|PERM)/.test(code))
    return `The database file ${file} cannot be written: make its folder writable for this account, or set DATABASE_URL to another place.`;
  if (code === 'SQLITE_NOTADB')
    return `The file ${file} is not a database of this server: move it away, or set DATABASE_URL to another one.`;
  return null;
}

function mysqlSentence(code: string, { databaseUrl }: Config): string | null {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const where = `${hostname}:${port || 3306}`;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `No database answers at ${where}: start it, or correct DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} in DATABASE_URL is not known: correct it.`;
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
      return `The database at ${where} refuses the user ${username}: correct user and password in DATABASE_URL.`;
    case 'ER_BAD_DB_ERROR':
      return `The database ${pathname.slice(1)} does not exist at ${where}: create it, or correct DATABASE_URL.`;
    default:
      return null;
  }
}
