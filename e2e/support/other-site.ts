import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of another origin, with one page. It is a real one, because browsers keep pages that come from nowhere off the servers of this machine. */
export async function withOtherSite(html: string, visit: (address: string) => Promise<void>): Promise<void> {
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html));
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  try {
    await visit(`http://127.0.0.1:${(site.address() as AddressInfo).port}/news`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}
