import { asNode } from '../../platform/graphql/node-interface.js';
import type { NodeSource } from '../../platform/graphql/node-source.js';
import { partSource } from '../survey/part-source.type.js';
import type { SurveyService } from '../survey/survey.service.js';
import { linkView, versionView } from './publish.type.js';
import type { ShareLinkService } from './share-link.service.js';
import type { VersionService } from './version.service.js';

/** Launched versions and links of surveys by id. */
export function versionSources(surveys: SurveyService, versions: VersionService, links: ShareLinkService): NodeSource[] {
  return [
    partSource(surveys, ['SurveyVersion'], ['version'], async (_ctx, asked) => {
      const rows = await versions.listMany(asked.map(({ survey }) => survey.id));
      return asked.flatMap(({ survey, names }) => {
        const numbers = new Set(names.flatMap((name) => (name.kind === 'version' ? [name.number] : [])));
        const own = rows.filter(({ surveyId, version }) => surveyId === survey.id && numbers.has(version));
        return own.map((row) => asNode('SurveyVersion', versionView({ ...row, current: row.version === survey.publishedVersion })));
      });
    }),
    partSource(surveys, ['ShareLink'], ['link'], async (_ctx, asked) => {
      const made = asked.map(async ({ survey: { id, publishedVersion } }) =>
        publishedVersion === null ? [] : [asNode('ShareLink', linkView(await links.make(id, publishedVersion), id))],
      );
      return (await Promise.all(made)).flat();
    }),
  ];
}
