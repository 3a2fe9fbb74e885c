import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { RepeatGuards } from '../repeat-limit/repeat-guards.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { LinkDoor } from './link-door.service.js';
import { LinkCountsResolver, LinkFieldResolver, ResponseLinkResolver } from './link-field.resolver.js';
import { LinkFiles } from './link-file.service.js';
import { LinkList } from './link-list.read-model.js';
import { LinkPictures } from './link-pictures.service.js';
import { LinkReadings } from './link-readings.service.js';
import { linkTableRoutes } from './link-table.rest.js';
import { LinkUses } from './link-uses.service.js';
import { PersonalLinkResolver } from './personal-link.resolver.js';
import { personalLinkRoutes } from './personal-link.rest.js';
import { PersonalLinkService } from './personal-link.service.js';

export interface PersonalLinkNeeds {
  readonly surveys: SurveyService;
  readonly links: ShareLinkService;
  readonly guards: RepeatGuards;
  readonly batches: BatchDeletionService;
}

/** One-to-one links: made, listed and taken out of use by authors; respondents come in by them, once each. */
export function personalLinkFeature(
  { database, unit, clock, random }: Platform,
  { surveys, links: shareLinks, guards, batches }: PersonalLinkNeeds,
) {
  const personalLinks = new PersonalLinkService({ database, unit, surveys, clock, random });
  const linkUses = new LinkUses({ database, unit, surveys, clock, guards, batches });
  const list = new LinkList(database);
  const readings = new LinkReadings(surveys, shareLinks, list);
  const services = { links: personalLinks, uses: linkUses, readings };
  const tables = {
    links: personalLinks,
    files: new LinkFiles(surveys, list, readings),
    pictures: new LinkPictures(surveys, list, shareLinks),
  };
  const source = storedSource(['PersonalLink'], ruleOf('responses:read'), async (ctx, ids) =>
    (await personalLinks.findOwned(ctx, ids)).map((link) => asNode('PersonalLink', link)),
  );
  return {
    linkUses,
    responseLinks: list,
    linkDoor: new LinkDoor(database, unit, clock),
    resolvers: [
      new PersonalLinkResolver(services),
      new LinkFieldResolver(readings),
      new LinkCountsResolver(readings),
      new ResponseLinkResolver(list),
    ],
    nodeSources: [source],
    routes: [...personalLinkRoutes(services), ...linkTableRoutes(tables)],
    pages: [],
  };
}
