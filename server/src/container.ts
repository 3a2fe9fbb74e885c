import type { FastifyInstance } from 'fastify';
import { accountFeature } from './features/account/account.feature.js';
import { accountEntities } from './features/account/account.entities.js';
import type { EntityDefinition } from './platform/db/open-database.js';
import type { SocketTokens } from './platform/graphql/socket-server.js';
import type { AnyRoute } from './platform/http/route.js';
import type { Platform } from './platform/platform.js';

/** Rows of all features, in the order of the features. */
export const ENTITIES: readonly EntityDefinition[] = [...accountEntities];

/** Pages that are neither `/v1` nor the designer, e.g. `/r/{surveyId}`. */
export type MountPage = (http: FastifyInstance, clientDist: string) => void;

export type Features = ReturnType<typeof createFeatures>;

/** The composition root: the only place that knows all features, in their one order. */
export function createFeatures(platform: Platform) {
  const account = accountFeature(platform);
  const features = [account];
  return {
    account,
    tokens: account.tokens as SocketTokens,
    resolvers: features.flatMap((feature): readonly object[] => feature.resolvers),
    routes: features.flatMap((feature): readonly AnyRoute[] => feature.routes),
    pages: features.flatMap((feature): readonly MountPage[] => feature.pages),
  };
}
