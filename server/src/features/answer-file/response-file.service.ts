import { notFound } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Attachment } from '../../platform/files/attachment.js';
import type { StoredFile } from '../asset/stored-file.entity.js';
import type { FileService } from '../asset/file.service.js';
import { filesIn } from './answer-files.service.js';
import type { ResponseFile, ResponseFiles } from '../response/response.port.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { SurveyService } from '../survey/survey.service.js';

/** The author's side of files that came with responses. */
export class ResponseFileService implements ResponseFiles {
  constructor(
    private readonly surveys: SurveyService,
    private readonly files: FileService,
    private readonly responses: Pick<ResponseReadModel, 'ofIds'>,
  ) {}

  /** Most responses have no files, and are not asked about. */
  async filesOf(responses: Parameters<ResponseFiles['filesOf']>[0]): Promise<Map<string, ResponseFile[]>> {
    const ids = responses.filter(({ answers }) => filesIn(answers).length > 0).map(({ id }) => id);
    const found = new Map<string, ResponseFile[]>(ids.map((id) => [id, []]));
    if (ids.length > 0) for (const file of asResponseFiles(await this.files.ofResponses(ids))) found.get(file.responseId)?.push(file);
    return found;
  }

  /** Those among these files that came with responses to surveys of the caller, outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<ResponseFile[]> {
    const found = await this.files.find(ids);
    const surveyIds = found.map(({ surveyId }) => surveyId);
    const surveys = await this.surveys.findOwned(ctx, surveyIds);
    return asResponseFiles(await this.standing(found.filter(({ surveyId }) => surveys.has(surveyId))));
  }

  /** A file of a response to a survey of the caller. A0404 for any other. */
  async open(ctx: RequestContext, surveyId: string, fileId: string): Promise<Attachment> {
    await this.surveys.requireOwned(ctx, surveyId);
    const [file] = await this.standing([await this.files.ofSurvey(surveyId, fileId)]);
    if (!file) throw notFound();
    return { name: file.name, size: file.size, bytes: await this.files.open(file) };
  }

  /** Without those of responses that were cleared, which may still be stored. */
  private async standing(files: readonly StoredFile[]): Promise<StoredFile[]> {
    const responses = new Set((await this.responses.ofIds(files.flatMap(({ responseId }) => responseId ?? []))).map(({ id }) => id));
    return files.filter(({ responseId }) => responseId !== null && responses.has(responseId));
  }
}

/** Those that a response has taken over, as both doors show them. */
export const asResponseFiles = (files: readonly StoredFile[]): ResponseFile[] =>
  files.flatMap(({ id, nodeId, responseId, name, size, surveyId }) =>
    responseId === null ? [] : [{ id, nodeId, responseId, name, size, path: `/v1/surveys/responses/${surveyId}/files/${id}` }],
  );
