/** The paths that load balancers and monitors request every few seconds. */
export const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics', '/version']);
