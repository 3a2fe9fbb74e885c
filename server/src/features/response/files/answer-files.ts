import { answerKindOf, type Answers, LIMITS, type SurveyDefinition, walkNodes } from '@wence/schema';
import type { Statements } from '../../../platform/db/statements.js';
import type { FileClaim, FileService } from '../../asset/file.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Candidate } from '../candidate.js';
import type { Response } from '../response.entity.js';

/** The stored files that answers name, and to which question. Only answers that were read already: their ids are texts. */
export function filesIn(answers: Answers): { readonly nodeId: number; readonly id: string }[] {
  return Object.entries(answers).flatMap(([nodeId, answer]) =>
    'files' in answer ? answer.files.map((id) => ({ nodeId: Number(nodeId), id })) : [],
  );
}

/** What a response claims of stored files; most surveys ask for none, and their answers are not looked through. */
export function claimsOf(
  { id: responseId, surveyId, submissionId, answers }: Response,
  definition: SurveyDefinition,
): readonly FileClaim[] {
  if (!asksForFiles(definition)) return NONE;
  return filesIn(answers).map(({ nodeId, id }) => ({ id, nodeId, surveyId, submissionId, responseId }));
}

const NONE: readonly FileClaim[] = [];
const asking = new WeakMap<SurveyDefinition, boolean>();

function asksForFiles(definition: SurveyDefinition): boolean {
  const known = asking.get(definition);
  if (known !== undefined) return known;
  const asks = Array.from(walkNodes(definition.nodes)).some((node) => answerKindOf(node) === 'files');
  asking.set(definition, asks);
  return asks;
}

/** Files that no response took over. */
export interface Leftovers {
  discard(surveyId: string, submissionIds: readonly string[]): Promise<void>;
}

/** Whether the files that answers name are there and theirs, and making them theirs for good. */
export class AnswerFiles {
  constructor(
    private readonly files: FileService,
    private readonly leftovers: Leftovers,
  ) {}

  /** A look before the transaction, so that answers with wrong files hold nobody up. Null: they name none, and there is nothing to wait for. */
  check({ files }: Candidate): Promise<void> | null {
    return files.length === 0 ? null : this.lookFor(files);
  }

  /** In the transaction that stores these responses. Files that were thrown away meanwhile: A0400 as above, and nothing is stored. Null: as above. */
  takeOver(candidates: readonly Candidate[], statements: Statements): Promise<void> | null {
    const claims = candidates.flatMap(({ files }) => files);
    return claims.length === 0 ? null : this.take(claims, statements);
  }

  /** Throws away what was handed in for submissions that no response came of. */
  discard(surveyId: string, submissionIds: readonly string[]): Promise<void> {
    return this.leftovers.discard(surveyId, submissionIds);
  }

  private async lookFor(claims: readonly FileClaim[]): Promise<void> {
    const files = await this.files.find(claims.map(({ id }) => id));
    const found = new Map(files.map((file) => [file.id, file]));
    refuse(
      claims.filter((claim) => {
        const file = found.get(claim.id);
        return file?.surveyId !== claim.surveyId || file.submissionId !== claim.submissionId || file.nodeId !== claim.nodeId;
      }),
    );
  }

  private async take(claims: readonly FileClaim[], statements: Statements): Promise<void> {
    refuse(await this.files.takeOver(claims, statements));
  }
}

/** One error per question is enough to find it by. */
function refuse(claims: readonly FileClaim[]): void {
  if (claims.length === 0) return;
  const nodeIds = [...new Set(claims.map(({ nodeId }) => nodeId))].slice(0, LIMITS.faults);
  throw new AppError('A0400', { data: { errors: nodeIds.map((nodeId) => ({ nodeId, reason: 'file' })) } });
}
