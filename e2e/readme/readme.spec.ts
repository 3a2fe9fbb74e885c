import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REPOSITORY } from '../support/repository.js';
import { startServer } from '../support/start-server.js';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
/** Pages for people who run Wence or work on it. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(REPOSITORY, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test.describe('README and docs tell the truth', () => {
  test('the example by program runs as it stands', async () => {
    test.skip(spawnSync('curl', ['--version']).status !== 0, 'the example needs curl');
    const example = /```sh\n(base=[^]*?)```/.exec(read('docs/programs.md'))?.[1] ?? '';
    const server = await startServer({ WENCE_DEMO: 'on' });
    await expect.poll(server.output, { timeout: 60_000 }).toContain('Demo sign-in');

    const { PATH, HOME } = process.env;
    const said = execFileSync('bash', ['-euc', example.replace('http://localhost:4000', server.origin)], {
      encoding: 'utf8',
      env: { PATH, HOME },
    });
    await server.stop();

    expect(said).toMatch(/\/r\/\w{10,}\n/);
    expect(said).toContain('"status":"complete"');
    expect(said).toContain('\ntrue\n');
    expect(said).toContain('"total":1');
    expect(said).toContain('{"title":"Dumplings","count":1,"percent":100}');
  });

  test('the configuration lists every variable that the server reads, and no other', () => {
    const ofServer = /z\.object\(\{([^]*?)\n\}\);/.exec(read('server/src/platform/config/config.ts'))?.[1] ?? '';
    const ofWechat = /WECHAT_VARIABLES = \{([^]*?)\n\};/.exec(read('server/src/platform/config/wechat-config.ts'))?.[1] ?? '';
    const known = [ofServer, ofWechat].flatMap((variables) => [...variables.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name));
    const listed = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);

    expect(listed.toSorted()).toEqual(known.toSorted());
  });

  test('links lead somewhere', () => {
    const links = PAGES.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => join(dirname(page), target)),
    );

    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !existsSync(join(REPOSITORY, link)))).toEqual([]);
  });

  test('the README is at most 6 KB', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(6 * 1024);
  });

  test('every npm script that is named exists', () => {
    const scriptsOf = (workspace = '.') => Object.keys((JSON.parse(read(join(workspace, 'package.json'))) as { scripts: object }).scripts);
    const named = PAGES.flatMap((page) => [...read(page).matchAll(/\bnpm (?:run |(?=test|start))([a-z][a-z:]*)(?: -w (\w+))?/g)]);

    expect(named.length).toBeGreaterThan(20);
    for (const [command, script = '', workspace] of named) expect(scriptsOf(workspace), command).toContain(script);
  });
});
