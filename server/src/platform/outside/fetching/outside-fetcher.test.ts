import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { NotFetched, OutsideFetcher } from './outside-fetcher.js';
import { PUBLIC_ADDRESS, TestNetwork } from './test-network.factory.js';

const PLACE = 'http://pictures.example/tea.png';
const MOST = 100_000;

describe('fetching from the open internet', () => {
  let network: TestNetwork;

  const answering = async (answer: RequestListener) => {
    network = await TestNetwork.start(answer);
  };
  afterEach(() => network.stop());

  const fetch = (url: string, signal = AbortSignal.timeout(20_000)) => new OutsideFetcher(network).fetch(url, { bytes: MOST, signal });
  const refused = (url = PLACE, signal?: AbortSignal) => expect(fetch(url, signal)).rejects.toThrow(NotFetched);

  it('gives the bytes, and asks as itself', async () => {
    const asked: unknown[] = [];
    await answering(({ url, headers }, response) => {
      asked.push({ url, ...headers });
      response.end('tea');
    });

    expect(String(await fetch('http://pictures.example/tea.png?size=2#part'))).toBe('tea');

    const headers = {
      host: 'pictures.example',
      accept: 'image/*',
      'accept-encoding': 'identity',
      'user-agent': 'Wence',
      connection: 'close',
    };
    expect(asked).toEqual([{ url: '/tea.png?size=2', ...headers }]);
  });

  it('looks a name up once and connects to what it was then (S11: a name that changes its mind)', async () => {
    await answering((_request, response) => response.end('tea'));
    network.names.set('pictures.example', [[PUBLIC_ADDRESS], ['127.0.0.1']]);

    await fetch(PLACE);

    expect([network.lookups, network.connected]).toEqual([['pictures.example'], [PUBLIC_ADDRESS]]);
    await refused();
  });

  it.each([
    ['is of this machine', [['127.0.0.1']]],
    ['is of a private network', [['10.0.0.7']]],
    ['has a private address beside a public one', [[PUBLIC_ADDRESS, '192.168.0.1']]],
    ['has a private address before a public one', [['::ffff:10.0.0.1', PUBLIC_ADDRESS]]],
    ['is where clouds tell secrets', [['169.254.169.254']]],
    ['has no address', [[]]],
  ])('goes nowhere when a name %s (S11)', async (_what, addresses) => {
    await answering((_request, response) => response.end('tea'));
    network.names.set('pictures.example', addresses);

    await refused();
    expect(network.connections).toBe(0);
  });

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '[::1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '0.0.0.0',
    '169.254.169.254/latest/meta-data',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '198.18.0.1',
    'nobody.example',
    'user@pictures.example',
    'pictures.example:6379',
  ])('goes nowhere for %s (S11)', async (place) => {
    await answering((_request, response) => response.end('secret'));

    await refused(`http://${place}/`);
    expect(network.connections).toBe(0);
  });

  it('follows three redirects, and no fourth', async () => {
    await answering(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
      else response.end('there');
    });

    expect(String(await fetch('http://pictures.example/3'))).toBe('there');
    await refused('http://pictures.example/4');
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]:80/',
    'http://inside.example/',
    'file:///etc/passwd',
    'http://pictures.example:22/',
    '//10.0.0.1/',
    '',
  ])('judges where a redirect leads to as it judged the first address: %s (S11)', async (location) => {
    await answering((_request, response) => response.writeHead(307, { Location: location }).end('secret'));
    network.names.set('inside.example', [['10.0.0.7']]);

    await refused();
    expect(network.connections).toBeLessThanOrEqual(4);
    expect(new Set(network.connected)).toEqual(new Set([PUBLIC_ADDRESS]));
  });

  it.each([201, 204, 206, 304, 404, 500])('takes no answer of %i', async (status) => {
    await answering((_request, response) => response.writeHead(status).end());

    await refused();
  });

  it('takes no more than it may, however it is announced (S11: a body without end)', async () => {
    await answering(({ url }, response) => {
      if (url === '/told') response.writeHead(200, { 'Content-Length': String(MOST + 1) });
      const pour = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(10_000), pour);
      };
      pour();
    });

    await refused('http://pictures.example/told');
    await refused('http://pictures.example/endless');
  });

  it('unpacks nothing (S11: a small body that unfolds)', async () => {
    const bomb = gzipSync(Buffer.alloc(10 * MOST));
    await answering((_request, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb));

    await refused();
  });

  it.each(['headers', 'body'])('waits for %s no longer than it may (S11: one that never finishes)', async (what) => {
    const stop = new AbortController();
    await answering((_request, response) => {
      if (what === 'body') response.write('t');
      setImmediate(() => stop.abort());
    });

    await refused(PLACE, stop.signal);
  });

  it('does not wait for a name that is never found either', async () => {
    await answering((_request, response) => response.end());
    network.addressesOf = () => new Promise(() => {});

    await refused(PLACE, AbortSignal.timeout(1));
  });

  it('finds the machine by its real name when nobody says otherwise (S11)', async () => {
    await answering((_request, response) => response.end('secret'));

    await expect(new OutsideFetcher().fetch('http://localhost/', { bytes: MOST, signal: AbortSignal.timeout(20_000) })).rejects.toThrow(
      NotFetched,
    );
  });
});
