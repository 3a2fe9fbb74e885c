import type { TextStorage } from '../draft/draft-store';
import type { ShownResults } from '../session/shown-results';

const keyOf = (surveyId: string) => `wence.results.${surveyId}`;

interface Visit {
  readonly surveyId: string;
  readonly submissionId: string;
}

/** Keeps the results that this visit has seen, so that respondents who return to a draft see them again and cannot change those choices. */
export class ResultStore {
  constructor(private readonly storage: TextStorage) {}

  /** Null: none, or those of another visit. */
  read({ surveyId, submissionId }: Visit): ShownResults | null {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(keyOf(surveyId)) ?? 'null');
      return isKept(kept) && kept.submissionId === submissionId ? kept.results : null;
    } catch {
      // Somebody else wrote under our key: the same as nothing there.
      return null;
    }
  }

  write({ surveyId, submissionId }: Visit, results: ShownResults): void {
    this.storage.setItem(keyOf(surveyId), JSON.stringify({ submissionId, results }));
  }

  forget(surveyId: string): void {
    this.storage.removeItem(keyOf(surveyId));
  }
}

interface Kept {
  readonly submissionId: string;
  readonly results: ShownResults;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('results' in value) || typeof value.results !== 'object') return false;
  return Object.values(value.results ?? {}).every((each: unknown) => typeof each === 'object' && each !== null && 'percents' in each);
}
