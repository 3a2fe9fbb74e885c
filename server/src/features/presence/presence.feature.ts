import type { Platform } from '../../platform/platform.js';
import type { UserService } from '../account/user.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { PresenceResolver } from './presence.resolver.js';

export interface PresenceNeeds {
  readonly surveys: SurveyService;
  readonly users: UserService;
}

/** Tells who edits a survey at present. */
export const presenceFeature = ({ bus }: Platform, { surveys, users }: PresenceNeeds) => ({
  resolvers: [new PresenceResolver(surveys, users, bus)],
  routes: [],
  pages: [],
});
