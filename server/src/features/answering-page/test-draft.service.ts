import { assertThat } from '../../platform/errors/app-error.js';
import { openDefinition } from '../publish/open-definition.policy.js';
import type { TestLinkService } from '../publish/test-link.service.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { storedHash } from '../survey/stored-hash.policy.js';
import type { Survey } from '../survey/survey.entity.js';

/** A draft as it is now, in the place of a frozen version: its number is its revision. */
export interface TestDraft extends FrozenDefinition {
  readonly authorId: string;
  /** Canonical text of the whole definition. */
  readonly text: string;
}

/** Serves the author's current draft in test mode, whatever the state of the survey. */
export class TestDraftService {
  constructor(
    private readonly links: TestLinkService,
    private readonly drafts: DraftService,
  ) {}

  /** Returns null if the token is invalid or has expired. */
  async find(surveyId: string, token: string): Promise<TestDraft | null> {
    const survey = await this.links.surveyOf(surveyId, token);
    return survey && this.ofSurvey(survey);
  }

  /** Reads the draft for a caller whose access to the survey was checked without a token. */
  async ofSurvey(survey: Survey): Promise<TestDraft> {
    const { revision, definition, text } = await this.drafts.readOf(survey);
    return {
      version: revision,
      hash: storedHash(text),
      definition,
      text,
      open: openDefinition(definition, text),
      authorId: survey.ownerId,
    };
  }

  /** Throws A0421 if the token is invalid or has expired. */
  async open(surveyId: string, token: string): Promise<TestDraft> {
    const draft = await this.find(surveyId, token);
    assertThat(draft, 'A0421');
    return draft;
  }
}
