import type { DemoAccount } from './demo/seed-demo.js';
import type { Config } from './platform/config/config.js';

/** Prints the addresses once the server answers. Logs are for machines; this is for the person who typed `npm start`. */
export function greet(config: Config, port: number, demo: DemoAccount | null): void {
  const base = config.publicUrls[0] ?? `http://localhost:${port}`;
  const lines = [
    '',
    '  Wence is running',
    `    Designer        ${base}/designer/`,
    ...(demo ? [`    Demo survey     ${base}/r/${demo.surveyId}`, `    Demo sign-in    ${demo.mobile}  ${demo.password}`] : []),
    `    API             ${base}/v1/docs   ${base}/graphql`,
    ...(config.production ? [] : [`    Mailbox         ${base}/dev/mailbox   (every SMS lands here)`]),
    `    Data            ${config.databaseUrl.replace(/:[^:@/]*@/, ':***@')}`,
    '',
    '  Ctrl-C stops it.',
    '',
  ];
  process.stdout.write(lines.join('\n'));
}
