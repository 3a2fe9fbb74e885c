/** @store sqlite: v1.fuzz and graph.fuzz bring hostile values to both stores. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OperationTypeNode } from 'graphql';
import { WebSocket } from 'ws';
import { buildGraph } from '../platform/graphql/build-graph.js';
import { resultFaults } from './answer-faults.js';
import { eachOf } from './at-once.js';
import { randomFor, FUZZ_RUNS, FUZZ_SEED, groupsOf } from './fuzz-plan.js';
import { GraphOperations } from './graph-operation.js';
import { spoiltOperation } from './graph-request.js';
import { namedValues } from './named-values.js';
import { rowsOfOther } from './other-rows.js';
import { frame } from './socket-frames.js';
import { signInAgain, startWorld, type Targets, type World } from './world.js';

const CONNECTIONS = FUZZ_RUNS * 4;
const FRAMES_EACH = 20;
const QUIET_MS = 150;
/** Closed for a reason that the one at the other end can do something about; never 1011 or 4500, which are defects of ours. */
const GOOD_CLOSES = /^(1000|1001|1002|1003|1005|1006|1007|1008|1009|1013|44\d\d|4408)$/;

interface Heard {
  readonly texts: string[];
  closed: string;
}

describe(`the socket, seed ${FUZZ_SEED}`, () => {
  let world: World;
  let before: readonly string[];
  let token = '';

  beforeAll(async () => {
    world = await startWorld();
    before = await rowsOfOther(world);
    ({ token } = await signInAgain(world));
  });
  afterAll(() => world?.app.stop());

  const open = async (): Promise<{ socket: WebSocket; heard: Heard }> => {
    const socket = new WebSocket(world.app.address.replace('http', 'ws') + '/graphql', 'graphql-transport-ws');
    const heard: Heard = { texts: [], closed: '' };
    socket.on('message', (data) => heard.texts.push(String(data)));
    socket.on('close', (code) => (heard.closed = String(code)));
    socket.on('error', () => undefined);
    await once(socket, 'open');
    return { socket, heard };
  };

  const faultsOf = ({ texts, closed }: Heard): string[] => [
    ...(closed === '' || GOOD_CLOSES.test(closed) ? [] : [`closed with ${closed}`]),
    ...texts.flatMap((text) => {
      const { type, payload } = JSON.parse(text);
      const secret = world.secrets.find((word) => text.includes(word));
      const wrong = type === 'error' ? resultFaults({ errors: payload }) : type === 'next' ? resultFaults(payload) : [];
      return [...wrong, ...(secret ? [`tells ${secret}`] : []), ...(/\n\s+at |node_modules/.test(text) ? ['tells a stack'] : [])];
    }),
  ];

  /** Waits until the server has nothing more to say. */
  const settled = async (socket: WebSocket, heard: Heard): Promise<void> => {
    for (let count = -1; count !== heard.texts.length && socket.readyState === WebSocket.OPEN; ) {
      count = heard.texts.length;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.close();
    await once(socket, 'close');
  };

  const tell = (socket: WebSocket, message: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  it('answers frames of every kind, or closes with a code that says why [4.4 S21]', async () => {
    const chance = randomFor('frames');
    const found: string[] = [];
    const connections = Array.from({ length: CONNECTIONS }, () => ({
      signsIn: chance.happens(0.7),
      frames: Array.from({ length: chance.between(1, FRAMES_EACH) }, () => frame(chance)),
    }));
    await eachOf(connections, async ({ signsIn, frames }) => {
      const { socket, heard } = await open();
      if (signsIn) tell(socket, { type: 'connection_init', payload: { token } });
      for (const { data, binary } of frames) if (socket.readyState === WebSocket.OPEN) socket.send(data, { binary });
      await settled(socket, heard);
      found.push(
        ...faultsOf(heard).map((fault) => `${fault} after ${frames.map(({ data }) => data.toString('utf8').slice(0, 300)).join(' | ')}`),
      );
    });

    expect(found.slice(0, 5)).toEqual([]);
  }, 3_600_000);

  it('answers generated operations, subscriptions and others, with codes of the catalogue [4.4]', async () => {
    const schema = await buildGraph(world.app.features.resolvers);
    const chance = randomFor('operations on a socket');
    const targets: Targets = world.theirs;
    const operations = new GraphOperations(schema, chance, namedValues(world, targets, targets.locals, chance));
    const roots = Object.values(OperationTypeNode).flatMap((kind) => {
      const root = schema.getRootType(kind);
      const times = kind === OperationTypeNode.SUBSCRIPTION ? FUZZ_RUNS * 4 : 1;
      return Object.values(root?.getFields() ?? {}).flatMap((field) =>
        root ? Array.from({ length: times }, () => ({ kind, root, field })) : [],
      );
    });
    const found: string[] = [];
    const connections = groupsOf(roots, 1, FRAMES_EACH / 2).map((group) =>
      group.map(({ kind, root, field }) => spoiltOperation(operations.of(kind, root, field), chance)),
    );
    await eachOf(connections, async (payloads) => {
      const { socket, heard } = await open();
      tell(socket, { type: 'connection_init', payload: { token } });
      await once(socket, 'message');
      for (const [index, payload] of payloads.entries()) tell(socket, { type: 'subscribe', id: `op${index}`, payload });
      await settled(socket, heard);
      found.push(...faultsOf(heard).map((fault) => `${fault} after ${JSON.stringify(payloads).slice(0, 3000)}`));
    });

    expect(found.slice(0, 5)).toEqual([]);
  }, 3_600_000);

  it('left the server and the rows of the other author as they were', async () => {
    expect((await fetch(`${world.app.address}/livez`)).status).toBe(200);
    expect(await rowsOfOther(world)).toEqual(before);
  });
});
