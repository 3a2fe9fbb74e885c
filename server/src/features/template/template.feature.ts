import { ruleOf, unlimited } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { AnyRoute } from '../../platform/route/route.js';
import type { UserService } from '../account/user.service.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { NewSurveyService } from '../survey/new-survey.service.js';
import { OwnTemplateService } from './own-template.service.js';
import { TemplateResolver } from './template.resolver.js';
import { templateRoutes } from './template.rest.js';
import type { TryOutLinks } from './template.port.js';
import { TemplateService } from './template.service.js';
import { TemplateShelf } from './template-shelf.js';

const KEYS = ruleOf(unlimited('surveys:read'));

export interface TemplateNeeds {
  readonly users: UserService;
  readonly drafts: DraftService;
  readonly pictureUses: PictureUseService;
  readonly makers: NewSurveyService;
}

/**
 * Templates: surveys that come with the product, and those that authors keep to begin others with. `provideLinks` plugs in the later feature that
 * makes links into test mode.
 */
export function templateFeature({ database, unit, clock, random }: Platform, { users, drafts, makers, pictureUses }: TemplateNeeds) {
  const shelf = new TemplateShelf();
  const own = new OwnTemplateService({ database, unit, users, drafts, pictureUses, shelf, clock, random });
  let links: TryOutLinks | null = null;
  const templates = new TemplateService({
    shelf,
    own,
    makers,
    links: {
      tryOut: (ctx, id) => {
        if (links === null) throw new Error('nobody makes links into test mode');
        return links.tryOut(ctx, id);
      },
    },
  });
  return {
    templates,
    own,
    provideLinks: (provider: TryOutLinks) => {
      links = provider;
    },
    resolvers: [new TemplateResolver(templates, own)],
    nodeSources: [
      storedSource(['SurveyTemplate'], KEYS, async (ctx, ids) =>
        (await templates.findMany(ctx, ids)).map((template) => asNode('SurveyTemplate', template)),
      ),
    ],
    routes: templateRoutes(templates, own) satisfies AnyRoute[],
    pages: [],
  };
}
