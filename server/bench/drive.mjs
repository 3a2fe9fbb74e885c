import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Sends `count` submissions with `parallel` in flight; accepted ones per second. Any that is not accepted ends the measurement. */
export async function drive(url, nextAnswers, count, parallel) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const bodies = Array.from({ length: count }, () => JSON.stringify({ submissionId: randomUUID(), answers: nextAnswers() }));
  const begin = performance.now();
  await Promise.all(Array.from({ length: parallel }, () => sendUntilEmpty(url, agent, bodies)));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return count / seconds;
}

async function sendUntilEmpty(url, agent, bodies) {
  for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
    const answer = JSON.parse(await post(url, agent, body));
    if (answer.code !== '00000') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}

function post(url, agent, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
