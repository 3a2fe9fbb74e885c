import { answerKindOf, type Answers, LIMITS, type SurveyDefinition, walkNodes } from '@wence/schema';
import type { Statements } from '../../platform/db/statements.js';
import type { FileClaim, FileService } from '../asset/file.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { NewResponse } from '../response/response.entity.js';

/** The stored files that answers name, with the question. The answers must have been parsed, so that the ids are strings. */
export function filesIn(answers: Answers): { readonly nodeId: number; readonly id: string }[] {
  return Object.entries(answers).flatMap(([nodeId, answer]) =>
    'files' in answer ? answer.files.map((id) => ({ nodeId: Number(nodeId), id })) : [],
  );
}

/** The stored files that a response claims. Most surveys ask for none, and their answers are not searched. */
export function claimsOf(
  { id: responseId, surveyId, submissionId, answers }: NewResponse,
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

/** Removes files that no response has claimed. */
export interface Leftovers {
  discard(surveyId: string, submissionIds: readonly string[]): Promise<void>;
}

interface ClaimsFiles {
  readonly files: readonly FileClaim[];
}

/** Verifies that the files named by answers exist and belong to their submission, and claims them for the stored response. */
export class AnswerFiles {
  constructor(
    private readonly files: FileService,
    private readonly leftovers: Leftovers,
  ) {}

  /** Checks the claims before the transaction, so that wrong files hold no lock. Null if there are no claims, so that the caller need not wait. */
  check({ files }: ClaimsFiles): Promise<void> | null {
    return files.length === 0 ? null : this.lookFor(files);
  }

  /** Claims the files in the transaction that stores the responses. A0400 if one was deleted meanwhile; null if there are no claims. */
  takeOver(candidates: readonly ClaimsFiles[], statements: Statements): Promise<void> | null {
    const claims = candidates.flatMap(({ files }) => files);
    return claims.length === 0 ? null : this.take(claims, statements);
  }

  /** Deletes files uploaded for submissions that did not become responses. */
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

/** Reports one error per question. */
function refuse(claims: readonly FileClaim[]): void {
  if (claims.length === 0) return;
  const nodeIds = [...new Set(claims.map(({ nodeId }) => nodeId))].slice(0, LIMITS.faults);
  throw new AppError('A0400', { data: { errors: nodeIds.map((nodeId) => ({ nodeId, reason: 'file' })) } });
}
