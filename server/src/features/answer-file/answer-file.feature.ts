import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { FileService } from '../asset/file.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { SurveyService } from '../survey/survey.service.js';
import { answerFileRoutes } from './answer-file.rest.js';
import { AnswerFiles, type Leftovers } from './answer-files.service.js';
import { ResponseFileResolver } from './response-file.resolver.js';
import { ResponseFileService } from './response-file.service.js';
import { UploadService } from './upload.service.js';

export interface AnswerFileNeeds {
  readonly files: FileService;
  readonly fileSweeper: Leftovers;
  readonly surveys: SurveyService;
  readonly opening: OpeningService;
  readonly responses: ResponseReadModel;
}

/** The files of answers: uploaded by respondents, claimed by the responses that name them, downloaded by authors. */
export function answerFileFeature({ files, fileSweeper, surveys, opening, responses }: AnswerFileNeeds) {
  const responseFiles = new ResponseFileService(surveys, files, responses);
  const source = storedSource(['ResponseFile'], ruleOf('responses:read'), async (ctx, ids) =>
    (await responseFiles.findOwned(ctx, ids)).map((file) => asNode('ResponseFile', file)),
  );
  return {
    responseFiles,
    answerFiles: new AnswerFiles(files, fileSweeper),
    resolvers: [new ResponseFileResolver(responseFiles)],
    nodeSources: [source],
    routes: answerFileRoutes(new UploadService(opening, files), responseFiles),
    pages: [],
  };
}
