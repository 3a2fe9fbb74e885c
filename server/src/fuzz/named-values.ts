import { isCascade, questionCatalogue, splitRowId, walkNodes } from '@wence/schema';
import type { SeededRandom } from '../demo/seeded-random.js';
import { sampleAnswers, sampleDefinitions } from './samples.js';
import { awkwardNumber, scrap } from './scraps.js';
import { SURVEY_TEXTS } from './survey-texts.js';
import type { NamedValue } from './value-of-schema.js';
import type { PartIds, Targets, World } from './world.js';

const SAMPLES = 12;
const WRONG_KIND = 0.05;

/** Words of the contract that no shape can know: which ids exist, what a definition or an answer looks like. */
export function namedValues(world: World, targets: Targets, ids: PartIds, chance: SeededRandom): NamedValue {
  const answers = lazily(() => sampleAnswers(targets.collecting, SAMPLES, chance));
  const definitions = lazily(() => [targets.definition, ...sampleDefinitions(SAMPLES, chance)]);
  const conditions = [
    {},
    { conditions: [{ valid: true }] },
    { conditions: [{ score: { from: 0.5, to: 3 } }] },
    { match: 'any', conditions: [{ duration: { from: 0 } }, { starred: true }, { region: { anyOf: ['CN-GD', 'unknown'] } }] },
  ];
  const mostly = (usual: string, others: readonly string[]) => (chance.happens(0.8) ? usual : chance.pick(others));
  const words: Readonly<Record<string, () => unknown>> = {
    collectingId: () => (chance.happens(WRONG_KIND) ? targets.surveyIds[0] : targets.surveyIds.at(-1)),
    mobile: () => mostly(world.author.mobile, ['13900000001', '1390000000x', '13900000001 ']),
    code: () => mostly(world.app.features.account.mailbox?.newestTo(world.author.mobile)?.code ?? '000000', ['000000', '12345', 'Q1', '7']),
    recycledId: () => targets.recycledId,
    cascadeId: () => (chance.happens(WRONG_KIND) ? chance.pick(ids.nodes) : cascadeAmong(targets, ids)),
    password: () => mostly(world.password.password, ['plain', 'AAAA', '']),
    keyId: () => mostly(world.password.keyId, ['unknown']),
    refreshToken: () => chance.pick([world.author.refreshToken, world.author.token, 'x.y.z']),
    // A hostile sample may be nothing at all, which cannot be sent.
    answers: () => chance.pick([{}, ...answers().filter((sample) => sample !== undefined)]),
    definition: () => chance.pick(definitions()),
    params: () => ({ from: 'a link', [chance.pick(['x', '__proto__', ''])]: 'y' }),
    subType: () => chance.pick([1, 2, 3, 4]),
    revision: () => chance.pick([1, 2, 3]),
    baseRevision: () => chance.pick([1, 2, 3]),
    channelId: () => 'poster-7',
    // Hundreds of respondents take longer to simulate than a caller here waits.
    count: () => chance.pick([1, 3, 12, 12, 0, 501]),
    clientOpId: () => chance.uuid(),
    submissionId: () => chance.uuid(),
    first: () => chance.pick([1, 20, 100]),
    // The feed goes on behind a number, webhooks are sent again from a time on.
    since: () => chance.pick([0, 0, 0, 1, 1_000_000, '2026-01-01T00:00:00.000Z']),
    // Requests that wait for an event would take too long.
    wait: () => chance.pick([0, 0, 0, 31]),
    endingId: () => `${targets.surveyIds[0]}.${chance.pick(['normal', 'screened', 'closed', `n${targets.locals.nodes[0]}`, 'v1'])}`,
    redirectUrl: () => mostly('https://example.org/in', ['javascript:alert(1)', 'https://a@example.org', '//x']),
    buttonUrl: () => mostly('https://example.org/in', ['data:text/html,x', 'ftp://example.org']),
    imageId: () => chance.pick(targets.images),
    libraryCategoryId: () => chance.pick(targets.libraryCategories),
    folderId: () => chance.pick(targets.folders),
    categoryId: () => chance.pick(targets.libraryCategories),
    categoryIds: () => chance.pick(targets.libraryCategories),
    templateId: () => chance.pick(targets.templates),
    // A document as text, or what is inserted into the texts of an end page; most other texts may say anything.
    text: () =>
      chance.happens(0.5) ? chance.pick([...SURVEY_TEXTS, `<span data-ref="${targets.locals.nodes[0]}">[Q1]</span>`]) : undefined,
    keyword: () => chance.pick(['', 'e', 'survey', scrap(chance)]),
    topic: () => chance.pick(['customer', 'market', 'nowhere']),
    // An author names a share by its id, a visitor by its link. The graph has one word for both.
    shareId: () => chance.pick(chance.happens(0.75) ? targets.shares : [...targets.shares, ...targets.shareLinks]),
    shareLink: () => chance.pick([...targets.shareLinks, targets.shares[0]]),
    smallestBase: () => chance.pick([5, 20, 20, 4]),
    expiresAt: () => (chance.happens(0.8) ? '2040-01-01T00:00:00.000Z' : '2020-01-01T00:00:00.000Z'),
    importId: () => chance.pick(targets.imports),
    timeZone: () => mostly('Asia/Shanghai', ['Mars/Olympus', '+08:00']),
    preferred: () => chance.pick(['code', 'title', 'CODE']),
    tableId: () => chance.pick(targets.savedTables),
    taskId: () => chance.pick(targets.exports),
    nodeIds: () => chance.pick(targets.locals.nodes),
    columns: () => chance.pick(['seq', 'status', 'n1']),
    tableIds: () => chance.pick(targets.savedTables),
    setup: () => ({
      rows: [chance.pick(targets.locals.nodes)],
      columns: [chance.pick(targets.locals.nodes)],
      conditions: chance.pick(conditions),
    }),
    reportCategoryId: () => chance.pick(targets.reportCategories),
    responseId: () => chance.pick(targets.responses),
    responseIds: () => chance.pick(targets.responses),
    conditions: () => chance.pick(conditions),
    where: () => JSON.stringify(chance.pick(conditions)),
    sort: () => chance.pick(['duration_s', 'source', 'n1']),
    nested: () => `${chance.pick(targets.locals.nodes)}:${chance.pick(targets.locals.nodes)}`,
    page: () => chance.pick([0, ...targets.locals.nodes]),
    row: () => chance.pick(targets.locals.nodes),
    column: () => chance.pick(targets.locals.nodes),
    webhookId: () => chance.pick(targets.webhooks),
    deliveryId: () => chance.pick(targets.deliveries),
    webhookUrl: () => mostly('https://hooks.example/in', ['http://127.0.0.1/', 'https://hooks.example:22/', 'file:///etc/passwd']),
    themeId: () => chance.pick([...targets.ownThemes, 'harbour', 'Harbour']),
    themeStyle: () => chance.pick([{ accent: '#be185d', radius: 2 }, { nextText: scrap(chance) }, { back: null, logo: 'images/a.png' }]),
    itemId: () => chance.pick(targets.libraryItems),
    itemIds: () => chance.pick(targets.libraryItems),
    node: () => ({
      type: chance.pick(questionCatalogue).type,
      title: 'Kept',
      ...(chance.happens(0.3) && { options: [{ title: scrap(chance) }] }),
    }),
    pictureName: () => mostly(chance.pick(targets.pictures), ['images/x.png', '/v1/users', '{host}/images/..']),
    url: () => mostly(chance.pick(targets.pictures), ['http://127.0.0.1/a.png', 'http://[::1]/', 'file:///etc/passwd', 'http://metadata/']),
  };
  const surveyId = () => {
    if (chance.happens(WRONG_KIND)) return String(chance.pick(ids.all));
    return chance.happens(0.6) ? targets.surveyIds[0] : chance.pick(targets.surveyIds);
  };
  const kindOf = (name: string): readonly number[] => {
    if (/option/i.test(name)) return ids.options;
    return /logic/i.test(name) ? ids.logic : ids.nodes;
  };
  const numberOf = (name: string): unknown => {
    if (name === 'type') return chance.pick(questionCatalogue).type ?? undefined;
    if (!/ids?$/i.test(name)) return undefined;
    if (chance.happens(WRONG_KIND)) return awkwardNumber(chance);
    return chance.pick(chance.happens(0.2) ? ids.all : kindOf(name));
  };
  return (name, type) => {
    if (Object.hasOwn(words, name) && type !== 'array' && type !== 'boolean') return words[name]?.();
    if (type === 'integer' || type === 'number') return numberOf(name);
    if (type === 'string' && /id$/i.test(name)) return surveyId();
    return undefined;
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The id that a cascade of the survey has among these, which are local ones or row ids. */
function cascadeAmong({ definition }: Targets, { nodes }: PartIds): number | undefined {
  const cascades = new Set([...walkNodes(definition.nodes)].filter(isCascade).map(({ id }) => id));
  return nodes.find((id) => cascades.has(splitRowId(id)?.localId ?? id));
}
