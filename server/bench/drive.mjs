import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Sends `count` submissions over `parallel` connections, each after the answer to the one before; accepted ones per second. With `page`, every
 * respondent gets that first. Any that is not accepted ends the measurement. The requests are written out beforehand and go straight into sockets:
 * a client with all comforts takes a third of the machine, and it is the servers that are measured.
 */
export async function drive({ url, page, carry }, nextAnswers, count, parallel) {
  const address = new URL(url);
  const requests = Array.from({ length: count }, () => {
    const post = submission(address, nextAnswers, carry);
    return page ? [requestOf('GET', new URL(page)), post] : [post];
  });
  const lines = await Promise.all(Array.from({ length: parallel }, () => openLine(address)));
  const begin = performance.now();
  await Promise.all(lines.map((line) => sendUntilEmpty(line, requests)));
  const seconds = (performance.now() - begin) / 1000;
  for (const line of lines) line.close();
  return count / seconds;
}

/** `carry` gives what each submission brings along besides answers. */
const submission = (address, nextAnswers, carry = () => ({})) =>
  requestOf('POST', address, JSON.stringify({ submissionId: randomUUID(), answers: nextAnswers(), ...carry() }));

function requestOf(method, { host, pathname }, body = '') {
  const head = [
    `${method} ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${(body ? head : head.slice(0, 2)).join('\r\n')}\r\n\r\n${body}`);
}

async function sendUntilEmpty(line, requests) {
  for (let own = requests.pop(); own !== undefined; own = requests.pop()) {
    for (const request of own) {
      const answer = await line.send(request);
      if (request === own.at(-1)) accepted(answer);
      else if (answer.status >= 400) throw new Error(`HTTP ${answer.status}`);
    }
  }
}

function accepted({ status, body }) {
  if (status >= 400) throw new Error(`HTTP ${status}`);
  if (JSON.parse(body).code !== '00000') throw new Error(`refused: ${body}`);
}

/**
 * Sends submissions at a steady rate, whether or not the ones before were answered; milliseconds from the moment at which each was due to its answer.
 */
export async function pace({ url }, nextAnswers, { rate, seconds, parallel }) {
  const address = new URL(url);
  const requests = Array.from({ length: rate * seconds }, () => submission(address, nextAnswers));
  const lines = await Promise.all(Array.from({ length: parallel }, () => openLine(address)));
  const begin = performance.now();
  let next = 0;
  const taken = [];
  const work = async (line) => {
    for (let own = next++; own < requests.length; own = next++) {
      const due = begin + (own * 1000) / rate;
      await wait(Math.max(0, due - performance.now()));
      accepted(await line.send(requests[own]));
      taken.push(performance.now() - due);
    }
  };
  await Promise.all(lines.map(work));
  for (const line of lines) line.close();
  return taken;
}

/** A connection that is kept, with one request on it at a time. */
async function openLine({ hostname, port }) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting = null;
  let arrived = [];
  const end = (error) => waiting?.reject(error ?? new Error('the server hung up'));
  socket.on('error', end).on('close', () => end());
  socket.on('data', (chunk) => {
    arrived.push(chunk);
    const answer = wholeAnswer(arrived.length === 1 ? chunk : Buffer.concat(arrived));
    if (!answer) return;
    arrived = [];
    waiting.resolve(answer);
  });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** Null while it is still coming. Both servers say how long their answers are. */
function wholeAnswer(bytes) {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without a length:\n${head}`);
  const begin = headEnd + '\r\n\r\n'.length;
  if (bytes.length < begin + Number(length)) return null;
  return { status: Number(head.slice(9, 12)), body: bytes.toString('utf8', begin) };
}
