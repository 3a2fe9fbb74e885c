import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../platform/config/config.js';
import { createLogger } from '../platform/logging/logger.js';
import { startServer } from '../server-process.js';

/** Messages from the server to its parent: first its port and a valid token, then, on each request, the resources it has used so far. */
export type FromServer =
  | { readonly port: number; readonly token: string }
  | { readonly cpuMs: number; readonly rssMb: number; readonly worstDelayMs: number };

const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();

const server = await startServer(readConfig(process.env), createLogger('silent'), { clientDist: process.env.DATA_DIR ?? '.' });
const { registration, sessions } = server.features.account;
const user = await registration.createAccount({ mobile: '13912345678', password: 'a good password' });
const { token } = await sessions.begin(user.id);

const tell = (message: FromServer) => process.send?.(message);

process.on('message', (message) => {
  if (message === 'stop') return void server.stop().then(() => process.exit(0));
  const { user: inUser, system } = process.cpuUsage();
  tell({ cpuMs: (inUser + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20, worstDelayMs: delays.max / 1e6 });
  delays.reset();
  return undefined;
});
tell({ port: server.port, token });
