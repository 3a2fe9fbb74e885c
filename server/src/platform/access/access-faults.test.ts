import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { anyone, author, free, NO_KEYS } from './access.js';
import { type AnyRoute, route } from '../route/route.js';
import { accessFaults } from './access-faults.js';
import { routeOperations } from '../route/route-operations.js';

const TOY = {
  method: 'POST',
  path: '/v1/toys',
  operationId: 'makeToy',
  summary: 'A toy',
  tag: 'Nodes',
  data: z.null(),
  handle: () => Promise.resolve(null),
} as const;
const named = (name: string, shape: z.ZodType): AnyRoute =>
  route({ ...TOY, access: anyone('a toy', NO_KEYS), body: z.strictObject({ [name]: shape }) });
const faultsOf = (toy: AnyRoute): string[] => accessFaults(routeOperations([toy]));

describe('the referee of access (S1, S2)', () => {
  it('sees an operation without a rule', () => {
    const silent = { ...named('text', z.string()), access: undefined } as unknown as AnyRoute; // Untyped code could pass this.

    expect(faultsOf(silent)).toEqual(['No access rule: POST /v1/toys']);
  });

  it('sees an operation that says nothing of API keys', () => {
    const { keys: _unsaid, ...rule } = anyone('a toy', NO_KEYS);
    const silent = { ...named('text', z.string()), access: rule } as unknown as AnyRoute; // Untyped code could pass this.

    expect(faultsOf(silent)).toEqual(['No word on API keys: POST /v1/toys']);
  });

  it.each([
    ['id', z.string(), 'body.id'],
    ['surveyId', z.string(), 'body.surveyId'],
    ['ids', z.union([z.int(), z.array(z.int())]), 'body.ids[]'],
    ['optionIds', z.array(z.int()).nullish(), 'body.optionIds[]'],
    ['after', z.string().optional(), 'body.after'],
    ['version', z.int(), 'body.version'],
    ['shareToken', z.string(), 'body.shareToken'],
    ['options', z.array(z.strictObject({ nodes: z.array(z.object({ nodeId: z.int() })) })), 'body.options[].nodes[].nodeId'],
    ['wishes', z.record(z.string(), z.unknown()), 'body.wishes'],
    ['anything', z.unknown(), 'body.anything'],
    ['either', z.union([z.object({ id: z.string() }), z.null()]), 'body.either.id'],
  ])('sees that %s may hold an id that the rule leaves out', (name, shape, at) => {
    expect(faultsOf(named(name, shape))).toContain(`Undeclared place of an id: ${at} of POST /v1/toys`);
  });

  it('sees ids in the path and in the query', () => {
    const toy = route({
      ...TOY,
      path: '/v1/toys/{id}',
      access: author(NO_KEYS),
      params: z.object({ id: z.string() }),
      query: z.object({ ids: z.int() }),
    });

    expect(faultsOf(toy)).toEqual([
      'Undeclared place of an id: params.id of POST /v1/toys/{id}',
      'Undeclared place of an id: query.ids of POST /v1/toys/{id}',
    ]);
  });

  it('sees a place that is declared and not there', () => {
    const toy = { ...named('title', z.string()), access: author(NO_KEYS, { 'body.nodeId': 'node' }) };

    expect(faultsOf(toy)).toEqual(['Declared place that is not there: body.nodeId of POST /v1/toys']);
  });

  it('is content with a rule that names every place, and with values that are no ids', () => {
    const body = z.strictObject({ surveyId: z.string(), title: z.string(), paid: z.boolean(), setting: z.record(z.string(), z.unknown()) });
    const toy = route({ ...TOY, body, access: author(NO_KEYS, { 'body.surveyId': 'survey', 'body.setting': free('a toy') }) });

    expect(faultsOf(toy)).toEqual([]);
  });

  it('does not even compile a route whose rule names a place that its shapes lack', () => {
    const body = z.strictObject({ options: z.array(z.strictObject({ id: z.int() })) });

    route({ ...TOY, body, access: author(NO_KEYS, { 'body.options[].id': 'option' }) });
    // @ts-expect-error There is no such place.
    route({ ...TOY, body, access: author(NO_KEYS, { 'body.options[].id': 'option', 'body.optionId': 'option' }) });
    // @ts-expect-error There is no such kind.
    route({ ...TOY, body, access: author(NO_KEYS, { 'body.options[].id': 'chair' }) });

    expect.assertions(0);
  });
});
