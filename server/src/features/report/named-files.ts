import { chunk, type QuestionFigures } from '@wence/schema';
import { asResponseFiles } from '../answer-file/response-file.service.js';
import type { FileService } from '../asset/file.service.js';
import type { ResponseFile } from '../response/response.port.js';

/** The figures of a question, its files by name. */
export interface FiledQuestion extends Omit<QuestionFigures, 'files'> {
  readonly files?: { readonly count: number; readonly latest: ResponseFile[] };
}

const AT_ONCE = 500;

/** Names the newest files of all questions together; a survey that asks for none is not looked up. A file that is gone by now is not listed. */
export async function withFileNames(questions: readonly QuestionFigures[], files: FileService): Promise<FiledQuestion[]> {
  const ids = questions.flatMap((question) => question.files?.latest ?? []);
  const found = new Map<string, ResponseFile>();
  for (const some of chunk(ids, AT_ONCE)) for (const file of asResponseFiles(await files.find(some))) found.set(file.id, file);
  return questions.map(({ files: given, ...figures }) =>
    given === undefined
      ? figures
      : { ...figures, files: { count: given.count, latest: given.latest.flatMap((id) => found.get(id) ?? []) } },
  );
}
