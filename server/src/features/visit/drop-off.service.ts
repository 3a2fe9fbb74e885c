import { type DropOffFigures, dropOffFigures, emptyDefinition, type SurveyDefinition, VISIT_IDLE_MINUTES } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { VersionService } from '../publish/version.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { VisitBuffer } from './visit-buffer.js';
import type { DropOffReadModel } from './drop-off.read-model.js';
import type { VisitFilter } from './visit-filter.type.js';

const MINUTE_MS = 60_000;

export interface DropOffReport extends DropOffFigures {
  /** When the first of the visits was opened; null: there are none. */
  readonly since: Date | null;
}

interface DropOffParts {
  readonly surveys: SurveyService;
  readonly versions: Pick<VersionService, 'read'>;
  readonly visits: DropOffReadModel;
  readonly buffer: Pick<VisitBuffer, 'flush'>;
  readonly clock: Clock;
}

/** How many of those who open a survey submit it, and on which page the others leave (Spec 2, reports). */
export class DropOffService {
  constructor(private readonly parts: DropOffParts) {}

  /** Everything that this server was told before the call is in the figures. A0404: not the caller's survey. A0400: a time that ends before it begins. */
  async read(ctx: RequestContext, surveyId: string, filter: VisitFilter = {}): Promise<DropOffReport> {
    const { visits, versions, buffer, clock, surveys } = this.parts;
    const { id, publishedVersion } = await surveys.requireOwned(ctx, surveyId);
    const { openedFrom, openedTo } = filter;
    if (openedFrom && openedTo && openedTo <= openedFrom) throw invalidInput([{ field: 'openedTo', rule: 'tooSmall' }]);
    await buffer.flush();
    const line = new Date(clock.now().getTime() - VISIT_IDLE_MINUTES * MINUTE_MS);
    const { counts, since } = await visits.read(id, filter, line);
    const wanted = new Set([...counts.map(({ version }) => version), ...(publishedVersion === null ? [] : [publishedVersion])]);
    const definitions = new Map<number, SurveyDefinition>();
    for (const version of wanted) {
      const frozen = await versions.read(id, version);
      if (frozen) definitions.set(version, frozen.definition);
    }
    // A survey that was never launched had no visits, and has no pages that anybody could leave.
    const newest = definitions.get(publishedVersion ?? 0) ?? emptyDefinition({ title: '' });
    return { ...dropOffFigures({ newest, versions: definitions }, counts), since };
  }
}
