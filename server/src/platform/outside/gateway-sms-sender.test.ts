import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { GatewaySmsSender } from './gateway-sms-sender.js';

describe('the SMS gateway', () => {
  let server: Server;
  const asked: { authorization: string | undefined; body: string }[] = [];

  const gatewayAnswering = async (status: number) => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      asked.push({ authorization: request.headers.authorization, body });
      response.writeHead(status).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new GatewaySmsSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, 'gateway-token');
  };

  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('gets the message with our token', async () => {
    const gateway = await gatewayAnswering(202);

    await gateway.send({ to: '13800000000', text: 'Your code is 123456.', code: '123456' });

    expect(asked).toHaveLength(1);
    expect(asked[0]?.authorization).toBe('Bearer gateway-token');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ to: '13800000000', text: 'Your code is 123456.', code: '123456' });
  });

  it('that refuses a message is a failure', async () => {
    const gateway = await gatewayAnswering(503);

    await expect(gateway.send({ to: '13800000000', text: 'Hello' })).rejects.toThrow('503');
  });
});
