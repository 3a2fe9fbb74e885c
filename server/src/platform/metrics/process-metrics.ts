import { collectDefaultMetrics, Registry } from 'prom-client';

/** Memory, garbage collection, file handles: what the process says about itself, put into the server's registry. */
export function addProcessMetrics(registry: Registry): void {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  // The delay of the event loop is measured by ourselves, see event-loop.ts.
  for (const { name } of own.getMetricsAsArray()) {
    const metric = own.getSingleMetric(name);
    if (metric && !name.startsWith('nodejs_eventloop_lag')) registry.registerMetric(metric);
  }
}
