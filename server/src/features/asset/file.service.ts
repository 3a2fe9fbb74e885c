import type { Readable } from 'node:stream';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { Statements } from '../../platform/db/statements.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { FileIntake } from './file-intake.service.js';
import { matchesExtension } from './file-kind.js';
import { StoredFile } from './stored-file.entity.js';

/** Letters of the id of a file. */
export const ID_LENGTH = 24;

/** The submission and question that a file is uploaded for. */
export interface Purpose {
  readonly surveyId: string;
  readonly submissionId: string;
  readonly nodeId: number;
}

/** A file that is to become part of a response. */
export interface FileClaim extends Purpose {
  readonly id: string;
  readonly responseId: string;
}

interface FileParts {
  readonly database: Database;
  readonly intake: FileIntake;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly random: Random;
}

/** Files of respondents: their bytes in the object store, a row for each in the database. Bytes come first and go last: no row is without them. */
export class FileService {
  constructor(private readonly parts: FileParts) {}

  /**
   * Keeps a file. Too large: A0413 with `data.megabytes`. Empty, or not what the end of its name says: A0400. It is thrown away after a day unless a
   * response takes it over.
   */
  async keep(purpose: Purpose, name: string, bytes: Readable, megabytes: number): Promise<StoredFile> {
    const { intake, random, clock } = this.parts;
    return intake.take(bytes, megabytes, {
      of: (arrival) => {
        if (!matchesExtension(name, arrival)) throw invalidInput([{ field: 'file', rule: 'format' }]);
        const id = random.id(ID_LENGTH);
        return Object.assign(new StoredFile(), { ...purpose, id, responseId: null, name, size: arrival.size, createdAt: clock.now() });
      },
      insert: (file) => this.rows.insert(file),
    });
  }

  /** The number of files for one question of one submission. */
  count({ surveyId, submissionId, nodeId }: Purpose): Promise<number> {
    return this.rows.countBy({ surveyId, submissionId, nodeId });
  }

  /** Files by id. Missing ones are not among them. */
  find(ids: readonly string[]): Promise<StoredFile[]> {
    return this.rows.findBy({ id: In([...ids]) });
  }

  ofResponses(responseIds: readonly string[]): Promise<StoredFile[]> {
    return this.rows.find({ where: { responseId: In([...responseIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** A file of a response to this survey. A0404 for any other, handed in and not submitted included. */
  async ofSurvey(surveyId: string, id: string): Promise<StoredFile> {
    const file = await this.rows.findOneBy({ id, surveyId });
    if (file?.id !== id || file.responseId === null) throw notFound();
    return file;
  }

  async open({ id }: StoredFile): Promise<Readable> {
    const bytes = await this.parts.store.open(id);
    if (!bytes) throw new Error(`the bytes of file ${id} are gone`);
    return bytes;
  }

  /**
   * Makes files part of responses, by the statements of the unit that stores these. Gives back what cannot be had: not there (any more), or handed in for another
   * survey, submission or question. Plain SQL: responses are stored on connections that know nothing else.
   */
  async takeOver(claims: readonly FileClaim[], statements: Statements): Promise<FileClaim[]> {
    const { database } = this.parts;
    const ids = claims.map(({ id }) => id);
    const hold = database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const marks = ids.map(() => '?').join(', ');
    const sql = `SELECT id, survey_id, submission_id, node_id FROM stored_file WHERE id IN (${marks}) ORDER BY id${hold}`;
    const [found] = await statements.read([{ sql, values: ids }]);
    const free = new Set((found as FileRow[]).map((row) => [row.id, row.survey_id, row.submission_id, row.node_id].join(' ')));
    const refused = claims.filter((claim) => !free.has([claim.id, claim.surveyId, claim.submissionId, claim.nodeId].join(' ')));
    if (refused.length > 0) return refused;
    const take = (claim: FileClaim) => ({
      sql: 'UPDATE stored_file SET response_id = ? WHERE id = ?',
      values: [claim.responseId, claim.id],
    });
    await statements.write(claims.map(take));
    return [];
  }

  private get rows() {
    return this.parts.database.repository(StoredFile);
  }
}

interface FileRow {
  readonly id: string;
  readonly survey_id: string;
  readonly submission_id: string;
  readonly node_id: number;
}
