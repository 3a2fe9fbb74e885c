import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from '../logging/logger.js';
import { withinTime } from '../concurrency/within-time.js';

const READING_MS = 1000;

/** Looks at what a gauge shows, such as the depth of a queue, and sets it. */
type Reading = () => void | Promise<void>;

/** Figures that are looked up when somebody reads them, not kept up to date all the time. */
class Readings {
  private readonly readings: Reading[] = [];

  /** `read` runs before each answer of `/metrics`. One that fails or takes more than a second leaves its gauge as it was. */
  add(read: Reading): void {
    this.readings.push(read);
  }

  async take(logger: Logger): Promise<void> {
    const outcomes = await Promise.allSettled(
      this.readings.map(async (read) => withinTime(Promise.resolve(read()), READING_MS, 'a figure took too long')),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') logger.warn({ err: outcome.reason }, 'a figure could not be read');
  }
}

/** Memory, garbage collection, file handles: what the process says about itself, put into the server's registry. */
function addProcessMetrics(registry: Registry): void {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  // The delay of the event loop is measured by ourselves, see event-loop.ts.
  for (const { name } of own.getMetricsAsArray()) {
    const metric = own.getSingleMetric(name);
    if (metric && !name.startsWith('nodejs_eventloop_lag')) registry.registerMetric(metric);
  }
}

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e9;

/** Delays of the event loop since the last look, in seconds. */
interface EventLoopDelay {
  readonly largest: number;
  readonly p99: number;
}

/** Watches the event loop until the process ends; each look begins a new period. */
function watchEventLoop(): () => EventLoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  // The timer that measures counts its own interval as delay.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  return () => {
    const delay = { largest: seconds(delays.max), p99: seconds(delays.percentile(99)) };
    delays.reset();
    return delay;
  };
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const COSTS = [1, 5, 10, 25, 50, 100, 250, 500, 1000];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of a server. Dashboards and alerts rely on their names: renaming one breaks them. Values are seconds, bytes or counts; labels
 * are routes and outcomes, never ids of people or surveys. Each server has its own registry, so that two in one process (tests) stay apart.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
    new Counter<L>({ name, help, labelNames, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const histogram = <L extends string = never>(name: string, help: string, buckets: number[], labelNames: L[] = []) =>
    new Histogram<L>({ name, help, buckets, labelNames, registers });
  const readings = new Readings();
  const eventLoopLag = gauge('nodejs_eventloop_lag_seconds', 'Largest delay of the event loop since the last look.');
  const eventLoopLagP99 = gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'Delay that 99 of 100 turns of the event loop stayed below since then.',
  );
  return {
    registry,
    /** Gauges that are read when `/metrics` is. */
    readings,
    httpDuration: histogram('http_server_request_duration_seconds', 'Requests answered.', SECONDS, ['route', 'method', 'status']),
    graphqlDuration: histogram('graphql_operation_duration_seconds', 'Operations of the graph.', SECONDS, ['operation', 'type', 'outcome']),
    graphqlCost: histogram('graphql_cost', 'Cost of operations that were let through.', COSTS),
    sockets: gauge('ws_connections', 'Open sockets.'),
    socketBuffered: gauge('ws_buffered_bytes', 'Bytes that wait for slow readers.'),
    socketsTooSlow: counter('ws_slow_closed_total', 'Sockets closed because their reader fell behind.'),
    submissions: counter('survey_submissions_total', 'Submissions by what became of them.', ['outcome']),
    submitDuration: histogram('survey_submit_duration_seconds', 'From the request to the commit.', SECONDS),
    poolInUse: gauge('db_pool_in_use', 'Connections in use.'),
    poolWaiting: gauge('db_pool_waiting', 'Requests that wait for a connection.'),
    transactionRetries: counter('db_tx_retries_total', 'Units of work run again.', ['reason']),
    writerWait: histogram('sqlite_writer_wait_seconds', 'Waiting for the one writer of SQLite.', SECONDS),
    outboxPending: gauge('outbox_pending', 'Entries not delivered yet.'),
    outboxOldest: gauge('outbox_oldest_seconds', 'Age of the oldest of them.'),
    outboxDeliveries: counter('outbox_deliveries_total', 'Attempts to deliver.', ['outcome']),
    webhookDeliveries: counter('webhook_deliveries_total', 'Attempts to deliver an event to a webhook, by the state that they left.', [
      'outcome',
    ]),
    webhookDuration: histogram(
      'webhook_delivery_duration_seconds',
      'From sending an event to the answer of its receiver, or to giving up.',
      SECONDS,
    ),
    smsSent: counter('sms_sent_total', 'Text messages handed over.'),
    rateLimited: counter('rate_limited_total', 'Requests refused for being too many.', ['rule']),
    authFailures: counter('auth_failures_total', 'Sign-ins and tokens refused.', ['reason']),
    refreshReuse: counter('refresh_reuse_total', 'Refresh tokens used a second time: their session was ended.'),
    eventLoopLag,
    eventLoopLagP99,
    /** Begins to measure the process itself. Called once per process, by whoever started the server. */
    watchProcess: () => {
      addProcessMetrics(registry);
      const look = watchEventLoop();
      readings.add(() => {
        const { largest, p99 } = look();
        eventLoopLag.set(largest);
        eventLoopLagP99.set(p99);
      });
    },
  };
}
