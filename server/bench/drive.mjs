import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/**
 * Sends `count` submissions over `parallel` connections, each after the answer to the one before; accepted ones per second. With `page`, every
 * respondent gets that first. Any that is not accepted ends the measurement.
 */
export async function drive({ url, page }, nextAnswers, count, parallel) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const bodies = Array.from({ length: count }, () => JSON.stringify({ submissionId: randomUUID(), answers: nextAnswers() }));
  const begin = performance.now();
  await Promise.all(Array.from({ length: parallel }, () => sendUntilEmpty({ url, page }, agent, bodies)));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return count / seconds;
}

async function sendUntilEmpty({ url, page }, agent, bodies) {
  for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
    if (page) await send(page, agent, 'GET');
    const answer = JSON.parse(await send(url, agent, 'POST', body));
    if (answer.code !== '00000') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}

function send(url, agent, method, body) {
  return new Promise((resolve, reject) => {
    const headers = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method, agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        response.statusCode < 400 ? resolve(Buffer.concat(chunks).toString()) : reject(new Error(`HTTP ${response.statusCode}`)),
      );
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
