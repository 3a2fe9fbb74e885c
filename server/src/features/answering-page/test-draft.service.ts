import type { SurveyDefinition } from '@wence/schema';
import { assertThat } from '../../platform/errors/app-error.js';
import { openDefinition } from '../publish/open-definition.policy.js';
import type { TestClaim, TestLinkService } from '../publish/test-link.service.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { storedHash } from '../survey/stored-hash.policy.js';
import type { Survey } from '../survey/survey.entity.js';

/** Revision of what is tried out: it does not change. */
const TRIED_REVISION = 1;

/** A draft as it is now, in the place of a frozen version: its number is its revision. */
export interface TestDraft extends FrozenDefinition {
  readonly authorId: string;
  /** Canonical text of the whole definition. */
  readonly text: string;
  /** False: there is no survey, so what is submitted is judged and forgotten. */
  readonly isKept: boolean;
}

/** Definitions that are tried out before there is a survey. */
export interface TriedDefinitions {
  /** The definition that a valid claim leads to; null if there is none. */
  tried(claim: TestClaim): Promise<Pick<TestDraft, 'definition' | 'text'> | null>;
}

/** Serves the author's current draft in test mode, whatever the state of the survey. */
export class TestDraftService {
  private others: TriedDefinitions = { tried: () => Promise.resolve(null) };

  constructor(
    private readonly links: TestLinkService,
    private readonly drafts: DraftService,
  ) {}

  /** Returns null if the token is invalid or has expired. */
  async find(surveyId: string, token: string): Promise<TestDraft | null> {
    const survey = await this.links.surveyOf(surveyId, token);
    if (survey) return this.ofSurvey(survey);
    const claim = this.links.triedBy(surveyId, token);
    const found = claim && (await this.others.tried(claim));
    return found && { ...draftOf(found.definition, found.text), version: TRIED_REVISION, authorId: claim.authorId, isKept: false };
  }

  /** Plugs in the later feature whose definitions can be tried out, too. */
  provideTried(others: TriedDefinitions): void {
    this.others = others;
  }

  /** Reads the draft for a caller whose access to the survey was checked without a token. */
  async ofSurvey(survey: Survey): Promise<TestDraft> {
    const { revision, definition, text } = await this.drafts.readOf(survey);
    return { ...draftOf(definition, text), version: revision, authorId: survey.ownerId, isKept: true };
  }

  /** Throws A0421 if the token is invalid or has expired. */
  async open(surveyId: string, token: string): Promise<TestDraft> {
    const draft = await this.find(surveyId, token);
    assertThat(draft, 'A0421');
    return draft;
  }
}

function draftOf(definition: SurveyDefinition, text: string): Pick<TestDraft, 'hash' | 'definition' | 'text' | 'open'> {
  return { hash: storedHash(text), definition, text, open: openDefinition(definition, text) };
}
