import type { Readable } from 'node:stream';
import { acceptsFile, answerKindOf, findNode, formatOf, LIMITS, megabytesOf, type SurveyNode } from '@wence/schema';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import { extensionOf, fileNameOf } from '../asset/file-name.policy.js';
import type { FileService, Purpose } from '../asset/file.service.js';
import type { StoredFile } from '../asset/stored-file.entity.js';
import type { OpeningService } from '../answering-page/opening.service.js';

const SIGNATURE = 41;

/** Metadata that a respondent's client sends with a file. */
export interface Upload extends Purpose {
  readonly name: string;
  /** Token of a link into test mode. */
  readonly test?: string | undefined;
}

/** Takes in files for the questions that ask for some. Open like the answers themselves: whoever has the link of a running survey. */
export class UploadService {
  constructor(
    private readonly opening: OpeningService,
    private readonly files: FileService,
  ) {}

  /**
   * A0404, A0411, A0417, A0418, A0421: as with answers, or there is no such question. A0400: it asks for no files, or not for such ones (`name`: by the end of its name,
   * `file`: by its contents), or there are many for this submission already. A0413: larger than the question allows.
   */
  async take({ name: given, test, ...purpose }: Upload, bytes: Readable | null): Promise<StoredFile> {
    const { definition } = await this.opening.open(purpose.surveyId, test);
    const node = findNode(definition, purpose.nodeId);
    if (!node) throw notFound();
    if (answerKindOf(node) !== 'files') throw invalidInput([{ field: 'nodeId', rule: 'notAllowed' }]);
    const name = fileNameOf(given);
    if (!isAskedFor(node, name)) throw invalidInput([{ field: 'name', rule: 'notAllowed' }]);
    if (!bytes) throw invalidInput([{ field: 'file', rule: 'required' }]);
    // Removed ones count until they are swept: this bounds what one submission can fill, the answer's own count is judged when it is submitted.
    if ((await this.files.count(purpose)) >= LIMITS.files) throw invalidInput([{ field: 'file', rule: 'tooMany', limit: LIMITS.files }]);
    return this.files.keep(purpose, name, bytes, megabytesOf(node));
  }
}

function isAskedFor(node: SurveyNode, name: string): boolean {
  return node.type === SIGNATURE ? extensionOf(name) === 'png' : acceptsFile(formatOf(node), name);
}
