import { In, LessThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import { MobileProof } from './mobile-proof.entity.js';

/** Milliseconds from the end of its code on. Until then a proven number can be submitted. */
export const PROOF_LIFE = 24 * 60 * 60_000;

/** Throws away proofs whose answers were submitted, or never will be: numbers of people are not kept for nothing. */
export class MobileProofSweeper implements SurveyPart {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly batches: BatchDeletionService,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - PROOF_LIFE);
    await this.unit.run(() => this.rows.delete({ expiresAt: LessThan(since) }));
  }

  /** Deletes all proofs of a purged survey. */
  purge(surveyId: string): Promise<void> {
    return this.batches.deleteAll(
      (take) => this.rows.find({ where: { surveyId }, take }),
      (proofs) => this.rows.delete({ surveyId, submissionId: In(proofs.map(({ submissionId }) => submissionId)) }),
    );
  }

  /** Proofs of submissions whose responses go. Inside a unit. */
  async discard(surveyId: string, submissionIds: readonly string[]): Promise<void> {
    await this.rows.delete({ surveyId, submissionId: In([...submissionIds]) });
  }

  private get rows() {
    return this.database.repository(MobileProof);
  }
}
