/** What machines ask every few seconds to see how the server is. */
export const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics', '/version']);
