/**
 * What the graph costs in processor time, next to the least that could give the same data (`graph-server.mjs`), for a survey of 300 questions and
 * 1,500 options: the definition as one value against select and send, nodes with their settings and options as types against graphql-js alone. Rounds
 * take turns; a missed target ends it with 1. TEST_MYSQL_URL names the MariaDB or MySQL that is measured too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { startChild } from './child.mjs';

const ROUNDS = 9;
/** Rounds that are not counted: as long as an engine takes until it has compiled what is called. */
const WARM_UPS = { definition: 16, nodes: 8 };
const COUNTS = { definition: 150, nodes: 40 };
const TARGETS = { definition: 2, nodes: 1.3 };
const NAMES = { definition: 'surveyDefinition against select and send', nodes: 'nodes { setting options } against graphql-js' };

const say = (line) => process.stdout.write(`${line}\n`);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const dir = mkdtempSync(join(tmpdir(), 'wence-bench-'));
try {
  if (process.env.TEST_MYSQL_URL) await withSchemas(process.env.TEST_MYSQL_URL, (real, bare) => measure('mysql', real, bare));
  await measure('sqlite', `sqlite:${dir}/real.sqlite`, `sqlite:${dir}/bare.sqlite`);
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function measure(kind, realUrl, bareUrl) {
  const real = await startChild('./graph-server.mjs', ['real', realUrl, join(dir, 'real')]);
  const bare = await startChild('./graph-server.mjs', ['bare', bareUrl, join(dir, 'bare')]);
  for (const what of ['definition', 'nodes']) await compare(kind, what, real, bare);
  await real.stop();
  await bare.stop();
}

async function compare(kind, what, real, bare) {
  const rounds = [];
  for (let round = -WARM_UPS[what]; round < ROUNDS; round += 1) {
    const wence = await processorTime(real, what);
    const plain = await processorTime(bare, what);
    if (round >= 0) rounds.push({ wence, plain, ratio: wence / plain });
  }
  const ratios = rounds.map(({ ratio }) => ratio);
  const ratio = median(ratios);
  const missed = ratio > TARGETS[what];
  if (missed) process.exitCode = 1;
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const each = (name) => `${(median(rounds.map((round) => round[name])) / COUNTS[what] / 1000).toFixed(2)} ms`;
  say(
    `${kind}, ${NAMES[what]}: ratio ${ratio.toFixed(2)} (${spread}), target ${TARGETS[what]}: ${missed ? 'MISSED' : 'ok'}; wence ${each('wence')}, bare ${each('plain')}`,
  );
}

/** Microseconds of processor time that the server's process needs for a round. */
async function processorTime(server, what) {
  // Of this round only: in the meantime a server may have closed a connection that nobody used.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await used(server);
  for (let index = 0; index < COUNTS[what]; index += 1) {
    const { data, errors } = JSON.parse(await send(agent, server[what].url, server.token, server[what].body));
    if (errors || !(data.surveyDefinition ?? data.survey)) throw new Error(`refused: ${JSON.stringify(errors)}`);
  }
  agent.destroy();
  return (await used(server)) - before;
}

async function used({ cpu }) {
  const { user, system } = JSON.parse(await send(false, cpu, '', {}));
  return user + system;
}

function send(agent, url, token, body) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(text);
  });
}

async function withSchemas(server, work) {
  const connection = await mysql.createConnection(server);
  const names = ['real', 'bare'].map((name) => `wence_graph_${name}_${process.pid}`);
  for (const name of names) await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const urls = names.map((name) => Object.assign(new URL(server), { pathname: `/${name}` }).href);
  await work(...urls).finally(async () => {
    for (const name of names) await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  });
}
