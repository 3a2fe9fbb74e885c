import { NO_KEYS } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { SocketTokens } from '../../platform/graphql/socket-rights.js';
import type { Platform } from '../../platform/platform.js';
import type { TokenService } from '../account/token.service.js';
import type { UserService } from '../account/user.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ApiKeyResolver } from './api-key.resolver.js';
import { apiKeyRoutes } from './api-key.rest.js';
import { ApiKeyService } from './api-key.service.js';
import { KeyReader } from './key-reader.service.js';
import { claimsToBeKey } from './key-secret.js';

interface Earlier {
  readonly tokens: TokenService;
  readonly users: UserService;
  readonly surveys: SurveyService;
}

/** API keys. `tokens` reads whatever is sent as a bearer token: the token of a session, or a key. */
export function apiKeyFeature({ database, unit, clock, random, bus, limiter, metrics, logger }: Platform, earlier: Earlier) {
  const { tokens: sessions, users, surveys } = earlier;
  const keys = new ApiKeyService({ database, unit, clock, random, bus, users, surveys });
  const reader = new KeyReader({ database, unit, clock, limiter, metrics, logger });
  const tokens: SocketTokens = {
    readToken: (token, ip) => (claimsToBeKey(token) ? reader.readToken(token, ip) : sessions.readToken(token)),
  };
  const source = storedSource(['ApiKey'], NO_KEYS, async (ctx, ids) =>
    // An author has few keys.
    (await keys.list(ctx)).filter(({ id }) => ids.includes(id)).map((key) => asNode('ApiKey', key)),
  );
  return { keys, tokens, resolvers: [new ApiKeyResolver(keys)], nodeSources: [source], routes: apiKeyRoutes(keys), pages: [] };
}
