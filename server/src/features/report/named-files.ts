import { chunk, type QuestionFigures } from '@wence/schema';
import type { FileService } from '../asset/file.service.js';
import type { StoredFile } from '../asset/stored-file.entity.js';

/** A file as its author finds it. */
export interface NamedFile {
  readonly id: string;
  readonly nodeId: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Path on this server that gives the file to whoever may read the response. */
  readonly path: string;
}

/** The figures of a question, its files by name. */
export interface FiledQuestion extends Omit<QuestionFigures, 'files'> {
  readonly files?: { readonly count: number; readonly latest: NamedFile[] };
}

const AT_ONCE = 500;

const named = ({ id, nodeId, name, size, surveyId }: StoredFile): NamedFile => ({
  id,
  nodeId,
  name,
  size,
  path: `/v1/surveys/responses/${surveyId}/files/${id}`,
});

/** Names the newest files of all questions together; a survey that asks for none is not looked up. A file that is gone by now is not listed. */
export async function withFileNames(questions: readonly QuestionFigures[], files: FileService): Promise<FiledQuestion[]> {
  const ids = questions.flatMap((question) => question.files?.latest ?? []);
  const found = new Map<string, NamedFile>();
  for (const some of chunk(ids, AT_ONCE)) for (const file of await files.find(some)) found.set(file.id, named(file));
  return questions.map(({ files: given, ...figures }) =>
    given === undefined
      ? figures
      : { ...figures, files: { count: given.count, latest: given.latest.flatMap((id) => found.get(id) ?? []) } },
  );
}
