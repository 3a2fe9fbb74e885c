import { asNode } from '../../platform/graphql/node-interface.js';
import type { NodeSource } from '../../platform/graphql/node-source.js';
import { partSource } from '../survey/part-source.type.js';
import type { SurveyService } from '../survey/survey.service.js';
import { linkView, versionView } from './publish.type.js';
import type { ShareLinkService } from './share-link.service.js';
import type { VersionReadModel } from './version.read-model.js';

/** Launched versions and links of surveys by id. */
export function versionSources(surveys: SurveyService, versions: VersionReadModel, links: ShareLinkService): NodeSource[] {
  return [
    partSource(surveys, ['SurveyVersion'], ['version'], async (ctx, asked) => {
      const found = asked.map(async ({ survey, names }) => {
        const numbers = new Set(names.flatMap((name) => (name.kind === 'version' ? [name.number] : [])));
        const lines = await versions.linesOf(ctx, survey.id);
        return lines.filter(({ version }) => numbers.has(version)).map((line) => asNode('SurveyVersion', versionView(line)));
      });
      return (await Promise.all(found)).flat();
    }),
    partSource(surveys, ['ShareLink'], ['link'], async (_ctx, asked) => {
      const made = asked.map(async ({ survey: { id, publishedVersion } }) =>
        publishedVersion === null ? [] : [asNode('ShareLink', linkView(await links.make(id, publishedVersion), id))],
      );
      return (await Promise.all(made)).flat();
    }),
  ];
}
