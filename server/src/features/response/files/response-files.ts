import type { FileService } from '../../asset/file.service.js';
import type { SurveyService } from '../../survey/survey.service.js';
import type { CollectService } from '../collect.service.js';
import { ResponseFileResolver } from './response-file.resolver.js';
import { responseFileRoute } from './response-file.rest.js';
import { ResponseFileService } from './response-file.service.js';
import { uploadRoute } from './upload.rest.js';
import { UploadService } from './upload.service.js';

/** Files of responses, at both ends: handed in by respondents, fetched by authors. */
export function responseFiles(files: FileService, surveys: SurveyService, collect: CollectService) {
  return {
    resolvers: [new ResponseFileResolver(files)],
    routes: [uploadRoute(new UploadService(collect, files)), responseFileRoute(new ResponseFileService(surveys, files))],
  };
}
