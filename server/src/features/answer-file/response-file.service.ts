import type { RequestContext } from '../../platform/request/context.js';
import type { Attachment } from '../../platform/files/attachment.js';
import type { StoredFile } from '../asset/stored-file.entity.js';
import type { FileService } from '../asset/file.service.js';
import type { SurveyService } from '../survey/survey.service.js';

/** The author's side of files that came with responses. */
export class ResponseFileService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly files: FileService,
  ) {}

  /** Those among these files that came with responses to surveys of the caller, outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<StoredFile[]> {
    const found = (await this.files.find(ids)).filter(({ responseId }) => responseId !== null);
    const surveys = await this.surveys.findOwned(
      ctx,
      found.map(({ surveyId }) => surveyId),
    );
    return found.filter(({ surveyId }) => surveys.has(surveyId));
  }

  /** A file of a response to a survey of the caller. A0404 for any other. */
  async open(ctx: RequestContext, surveyId: string, fileId: string): Promise<Attachment> {
    await this.surveys.requireOwned(ctx, surveyId);
    const file = await this.files.ofSurvey(surveyId, fileId);
    return { name: file.name, size: file.size, bytes: await this.files.open(file) };
  }
}
