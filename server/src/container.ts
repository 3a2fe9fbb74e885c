// Decorators of the graph's types need it before the first of them is read.
import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { accountFeature } from './features/account/account.feature.js';
import { accountEntities } from './features/account/account.entities.js';
import { assetEntities } from './features/asset/asset.entities.js';
import { assetFeature } from './features/asset/asset.feature.js';
import { imageEntities } from './features/image/image.entities.js';
import { imageFeature } from './features/image/image.feature.js';
import { libraryEntities } from './features/library/library.entities.js';
import { libraryFeature } from './features/library/library.feature.js';
import { logicFeature } from './features/logic/logic.feature.js';
import { nodeFeature } from './features/node/node.feature.js';
import { optionFeature } from './features/option/option.feature.js';
import { publishEntities } from './features/publish/publish.entities.js';
import { publishFeature } from './features/publish/publish.feature.js';
import { reportFeature } from './features/report/report.feature.js';
import { responseEntities } from './features/response/response.entities.js';
import { responseFeature } from './features/response/response.feature.js';
import { rowFeature } from './features/row/row.feature.js';
import { surveyEntities } from './features/survey/survey.entities.js';
import { surveyFeature } from './features/survey/survey.feature.js';
import type { EntityDefinition } from './platform/db/open-database.js';
import { idempotencyKeyEntity } from './platform/idempotency/idempotency-key.entity.js';
import { outboxEntryEntity } from './platform/outbox/outbox-entry.entity.js';
import type { SocketTokens } from './platform/graphql/socket-rights.js';
import type { AnyRoute } from './platform/http/route.js';
import type { Platform } from './platform/platform.js';

/** Rows of all features, in the order of the features. */
export const ENTITIES: readonly EntityDefinition[] = [
  ...accountEntities,
  ...assetEntities,
  ...surveyEntities,
  ...imageEntities,
  ...libraryEntities,
  ...publishEntities,
  ...responseEntities,
  outboxEntryEntity,
  idempotencyKeyEntity,
];

/** Pages that are neither `/v1` nor the designer, e.g. `/r/{surveyId}`. */
export type MountPage = (http: FastifyInstance, clientDist: string) => void;

export type Features = ReturnType<typeof createFeatures>;

/** The composition root: the only place that knows all features, in their one order. */
export function createFeatures(platform: Platform) {
  const account = accountFeature(platform);
  const asset = assetFeature(platform);
  const survey = surveyFeature(platform);
  const image = imageFeature(platform, { ...asset, ...survey });
  const node = nodeFeature(survey);
  const row = rowFeature(survey);
  const option = optionFeature({ ...survey, ...node });
  const logic = logicFeature(survey);
  const library = libraryFeature(platform, { ...account, ...survey });
  const publish = publishFeature(platform, survey);
  const response = responseFeature(platform, { ...account, ...asset, ...survey, ...publish });
  const report = reportFeature(platform, { ...asset, ...survey, ...publish, ...response });
  survey.provideCounts(response.responses);
  survey.provideParts([response.purge, response.simulations, response.proofSweeper, asset.fileSweeper, image.images, publish.versions]);
  const features = [account, asset, survey, image, node, row, option, logic, library, publish, response, report];
  return {
    account,
    asset,
    survey,
    image,
    node,
    row,
    option,
    logic,
    library,
    publish,
    response,
    report,
    tokens: account.tokens satisfies SocketTokens,
    resolvers: features.flatMap((feature): readonly object[] => feature.resolvers),
    routes: features.flatMap((feature): readonly AnyRoute[] => feature.routes),
    pages: features.flatMap((feature): readonly MountPage[] => feature.pages),
  };
}
