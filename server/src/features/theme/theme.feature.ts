import { ruleOf, unlimited } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { UserService } from '../account/user.service.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { ThemeResolver } from './theme.resolver.js';
import { themeRoutes } from './theme.rest.js';
import { ThemeService } from './theme.service.js';
import { ownThemeView } from './theme.type.js';

export interface ThemeNeeds {
  readonly users: UserService;
  readonly drafts: DraftService;
  readonly pictureUses: PictureUseService;
}

/** Looks of the answering page: those of surveys, those that come with the product, and those that authors keep. */
export function themeFeature({ database, unit, clock, random }: Platform, { users, drafts, pictureUses }: ThemeNeeds) {
  const themes = new ThemeService({ database, unit, clock, random, users, drafts, pictureUses });
  const source = storedSource(['OwnTheme'], ruleOf(unlimited('surveys:read')), async (ctx, ids) =>
    (await themes.findOwned(ctx, ids)).map((theme) => asNode('OwnTheme', ownThemeView(theme))),
  );
  return { themes, resolvers: [new ThemeResolver(themes)], nodeSources: [source], routes: themeRoutes(themes), pages: [] };
}
