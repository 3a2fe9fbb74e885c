/** One file, what it must not import, and the rule that has to say so. */
export interface PlantedViolation {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
  /** `import type` instead of `import`: a type is a dependency too. */
  readonly typeOnly?: boolean;
}

const feature = (name: string) => `server/src/features/${name}`;
const designer = (name: string) => `client/src/designer/features/${name}`;

export const PLANTED_VIOLATIONS: readonly PlantedViolation[] = [
  { rule: 'no-circular', file: 'schema/src/code/one.ts', imports: './two.js', typeOnly: true },
  { rule: 'no-unresolved', file: 'client/src/shared/lost.ts', imports: './nowhere.js' },
  { rule: 'packages-are-declared', file: 'server/src/platform/http/stray.ts', imports: 'echarts' },
  { rule: 'no-cross-workspace', file: 'client/src/shared/peek.ts', imports: '../../../server/src/app.js' },
  { rule: 'schema-is-pure', file: 'schema/src/hash/node-hash.ts', imports: 'node:crypto' },
  { rule: 'schema-is-pure', file: 'schema/src/hash/package-hash.ts', imports: 'echarts' },
  { rule: 'schema-testing-is-pure', file: 'schema/src/testing/node-random.ts', imports: 'node:crypto' },
  { rule: 'schema-testing-loads-nothing', file: 'schema/src/testing/eager.ts', imports: 'fast-check' },
  { rule: 'schema-testing-stays-in-tests', file: 'server/src/demo/demo-data.ts', imports: '@wence/schema/testing' },
  { rule: 'schema-by-front-door', file: `${feature('survey')}/inside.service.ts`, imports: '../../../../schema/src/code/two.js' },
  { rule: 'survey-points-down', file: `${feature('survey')}/late.service.ts`, imports: '../report/report.service.js' },
  { rule: 'account-points-down', file: `${feature('account')}/late.type.ts`, imports: '../survey/survey.type.js', typeOnly: true },
  { rule: 'platform-knows-no-feature', file: 'server/src/platform/events/spy.ts', imports: '../../features/survey/survey.type.js' },
  { rule: 'platform-knows-no-feature', file: 'server/src/platform/http/climb.ts', imports: '../../container.js' },
  { rule: 'features-know-no-wiring', file: `${feature('survey')}/climb.service.ts`, imports: '../../container.js' },
  { rule: 'features-meet-at-services', file: `${feature('report')}/shortcut.service.ts`, imports: '../survey/survey.loader.js' },
  { rule: 'edges-stay-thin', file: `${feature('survey')}/thick.resolver.ts`, imports: 'typeorm' },
  { rule: 'edges-stay-thin', file: `${feature('survey')}/thick.rest.ts`, imports: '../../platform/db/unit-of-work.js' },
  { rule: 'edges-do-not-meet', file: `${feature('survey')}/both.rest.ts`, imports: './survey.inputs.js' },
  { rule: 'services-know-no-transport', file: `${feature('survey')}/web.service.ts`, imports: 'fastify' },
  { rule: 'services-know-no-transport', file: `${feature('survey')}/graph.read-model.ts`, imports: '../../platform/graphql/context.js' },
  { rule: 'server-testing-stays-in-tests', file: `${feature('survey')}/lazy.service.ts`, imports: './survey.factory.js' },
  { rule: 'apps-are-strangers', file: 'client/src/respondent/borrow.ts', imports: '../designer/shared/button.js' },
  { rule: 'apps-are-strangers', file: 'client/src/explorer/borrow.ts', imports: '../designer/shared/button.js' },
  { rule: 'client-shared-is-light', file: 'client/src/shared/heavy.ts', imports: 'antd' },
  { rule: 'respondent-is-light', file: 'client/src/respondent/detour.ts', imports: '../shared/heavy.js' },
  { rule: 'designer-features-are-strangers', file: `${designer('report')}/reach.ts`, imports: '../survey/card.js' },
  { rule: 'designer-flows-down', file: `${designer('survey')}/climb.ts`, imports: '../../router.js' },
  { rule: 'designer-shared-knows-no-feature', file: 'client/src/designer/shared/reach.ts', imports: '../features/survey/card.js' },
  { rule: 'generated-is-private', file: `${designer('report')}/steal.ts`, imports: '../survey/Card.generated.js' },
];

/** Files that the planted ones import; nothing is wrong with these. */
export const INNOCENT_FILES: readonly string[] = [
  'schema/src/index.ts',
  'schema/src/testing/index.ts',
  'schema/src/testing/arbitrary-text.ts',
  'server/src/app.ts',
  'server/src/container.ts',
  'server/src/platform/db/unit-of-work.ts',
  'server/src/platform/graphql/context.ts',
  `${feature('survey')}/survey.type.ts`,
  `${feature('survey')}/survey.loader.ts`,
  `${feature('survey')}/survey.inputs.ts`,
  `${feature('survey')}/survey.factory.ts`,
  `${feature('report')}/report.service.ts`,
  'client/src/designer/router.tsx',
  'client/src/designer/shared/button.ts',
  `${designer('survey')}/card.ts`,
  `${designer('survey')}/Card.generated.ts`,
];
