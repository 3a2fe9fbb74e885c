/**
 * These rules say who may import whom. `e2e/house/boundaries.test.ts` plants a violation of every kind and expects each to be reported.
 */
const { readdirSync } = require('node:fs');
const path = require('node:path');

/** A feature may use the features named before it, never the ones after. Names that have no folder yet keep their place in the line. */
const FEATURE_ORDER = `
  account message asset survey survey-import api-key survey-folder image node option cascade logic theme setting ending
  library template node-transfer editing presence publish history response answering-page repeat-limit quota personal-link short-link source-tag
  received-parameter admission invitation sample-panel verification wechat answer-file mobile-proof evaluation submission
  exam-attempt link-draft test-answer collect sample-order visit review exam response-feed response-import response-table response-clearing report exam-report
  report-category cross cross-table report-share insight shown-results export-file export webhook survey-bulk wallet
`
  .trim()
  .split(/\s+/);

for (const folder of readdirSync(path.join(__dirname, 'server/src/features'))) {
  if (!FEATURE_ORDER.includes(folder)) throw new Error(`The feature ${folder} has no place in FEATURE_ORDER.`);
}

const featuresPointDown = FEATURE_ORDER.slice(0, -1).map((name, index) => ({
  name: `${name}-points-down`,
  severity: 'error',
  comment: 'An earlier feature must not know a later one (FEATURE_ORDER). Turn it round with a port or an event.',
  from: { path: `^server/src/features/${name}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^server/src/features/(${FEATURE_ORDER.slice(index + 1).join('|')})/` },
}));

const TEST_CODE =
  '(\\.(test|factory)\\.tsx?$|/testing/|^schema/src/scenarios/|^server/src/(fuzz|access-matrix|examples)/|^server/src/emit-schema\\.ts$)';
const WIRING = '^server/src/((main|app|container|entities)\\.ts$|demo/|cli/)';
const TRANSPORT_PACKAGES = 'node_modules/(fastify|@fastify/[^/]+|@apollo/server|graphql-ws|type-graphql|ws)/';
const HEAVY_PACKAGES = 'node_modules/(antd|@ant-design/[^/]+|@apollo/client|graphql|graphql-ws|i18next|react-i18next|echarts)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-circular',
    severity: 'error',
    comment: 'Cycles make load order matter, and decorators break on it.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    severity: 'error',
    comment: 'A name that cannot be resolved is a name that no rule can judge.',
    from: {},
    // A package of types alone has nothing that could be resolved.
    to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
  },
  {
    name: 'packages-are-declared',
    severity: 'error',
    comment: 'The workspace that imports a package names it among its dependencies.',
    from: { path: '^(server|client)/src/', pathNot: TEST_CODE },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
  },
  {
    name: 'no-cross-workspace',
    severity: 'error',
    from: { path: '^(server|client|e2e)/' },
    to: { path: '^(server|client|e2e)/', pathNot: '^$1/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const schema = [
  {
    name: 'schema-is-pure',
    severity: 'error',
    comment: 'No npm package, no Node built-in, no other workspace.',
    from: { path: '^schema/src/', pathNot: ['\\.test\\.ts$', '^schema/src/testing/'] },
    to: { pathNot: '^schema/src/' },
  },
  {
    name: 'schema-testing-is-pure',
    severity: 'error',
    comment: 'The test language is handed fast-check by its callers and knows its types only.',
    from: { path: '^schema/src/testing/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^schema/src/|node_modules/fast-check/' },
  },
  {
    name: 'schema-testing-loads-nothing',
    severity: 'error',
    from: { path: '^schema/src/testing/', pathNot: '\\.test\\.ts$' },
    to: { path: 'node_modules/fast-check/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'schema-testing-stays-in-tests',
    severity: 'error',
    from: { path: '^(schema|server|client)/src/', pathNot: TEST_CODE },
    to: { path: '^schema/src/testing/' },
  },
  {
    name: 'schema-by-front-door',
    severity: 'error',
    comment: 'Import @wence/schema, never a file inside it.',
    from: { path: '^(server|client|e2e)/' },
    to: { path: '^schema/(src|dist)/', pathNot: '^schema/src/(index|testing/index)\\.ts$' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const server = [
  ...featuresPointDown,
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    from: { path: '^server/src/platform/', pathNot: TEST_CODE },
    to: { path: ['^server/src/features/', WIRING] },
  },
  {
    name: 'features-know-no-wiring',
    severity: 'error',
    comment: 'main, app, container, demo and cli put the features together; no feature looks up at them.',
    from: { path: '^server/src/features/', pathNot: TEST_CODE },
    to: { path: WIRING },
  },
  {
    name: 'features-meet-at-services',
    severity: 'error',
    comment: 'Another feature is reached through its service, read model, policy, events, ports, types or entity class.',
    from: { path: '^server/src/features/([^/]+)/', pathNot: TEST_CODE },
    to: {
      path: '^server/src/features/',
      pathNot: ['^server/src/features/$1/', '\\.(service|read-model|policy|events|port|type|entity)\\.ts$'],
    },
  },
  {
    name: 'edges-stay-thin',
    severity: 'error',
    comment: 'Resolvers and /v1 routes never touch the store.',
    from: { path: '\\.(resolver|rest|doors)\\.ts$' },
    to: { path: ['node_modules/typeorm/', '^server/src/platform/db/'] },
  },
  {
    name: 'edges-do-not-meet',
    severity: 'error',
    from: { path: '\\.rest\\.ts$' },
    to: { path: '\\.(resolver|doors|inputs|loader)\\.ts$' },
  },
  {
    name: 'services-know-no-transport',
    severity: 'error',
    from: { path: '\\.(service|read-model|policy)\\.ts$' },
    to: { path: [TRANSPORT_PACKAGES, '\\.(resolver|rest|doors|inputs)\\.ts$', '^server/src/platform/(http|graphql)/'] },
  },
  {
    name: 'server-testing-stays-in-tests',
    severity: 'error',
    from: { path: '^server/src/', pathNot: TEST_CODE },
    to: { path: '^server/src/(testing/|.*\\.factory\\.ts$)' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const client = [
  {
    name: 'apps-are-strangers',
    severity: 'error',
    from: { path: '^client/src/(designer|embedding|explorer|respondent)/' },
    to: { path: '^client/src/(designer|embedding|explorer|respondent)/', pathNot: '^client/src/$1/' },
  },
  {
    name: 'client-shared-is-light',
    severity: 'error',
    from: { path: '^client/src/shared/' },
    to: { path: ['^client/src/(designer|embedding|explorer|respondent|graphql)/', HEAVY_PACKAGES] },
  },
  {
    name: 'respondent-is-light',
    severity: 'error',
    comment: 'Not even through a third file: the answering page must open fast on an old phone.',
    from: { path: '^client/src/respondent/' },
    to: { path: ['^client/src/graphql/', HEAVY_PACKAGES], reachable: true },
  },
  {
    name: 'designer-features-are-strangers',
    severity: 'error',
    from: { path: '^client/src/designer/features/([^/]+)/' },
    to: { path: '^client/src/designer/features/', pathNot: '^client/src/designer/features/$1/' },
  },
  {
    name: 'designer-flows-down',
    severity: 'error',
    from: { path: '^client/src/designer/(features|shared)/' },
    to: { path: '^client/src/designer/(router|main|App)\\.tsx$' },
  },
  {
    name: 'designer-shared-knows-no-feature',
    severity: 'error',
    from: { path: '^client/src/designer/shared/' },
    to: { path: '^client/src/designer/features/' },
  },
  {
    name: 'generated-is-private',
    severity: 'error',
    comment: 'An operation belongs to the folder that wrote it.',
    from: { path: '^client/src/(.+)/[^/]+$', pathNot: '\\.generated\\.ts$' },
    to: { path: '\\.generated\\.ts$', pathNot: ['^client/src/$1/[^/]+$', '^client/src/graphql/'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...everywhere, ...schema, ...server, ...client],
  options: {
    // The names @wence/schema and @wence/schema/testing mean their sources. Looked up where the command runs: the repository's root, or a test's toy tree.
    tsConfig: { fileName: path.resolve('tsconfig.json') },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|out)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
