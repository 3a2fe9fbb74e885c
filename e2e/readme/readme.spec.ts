import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REPOSITORY } from '../support/repository.js';
import { startServer } from '../support/start-server.js';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const readme = read('README.md');

test.describe('The README tells the truth', () => {
  test('its example by program runs as it stands', async () => {
    test.skip(spawnSync('curl', ['--version']).status !== 0, 'the example needs curl');
    const example = /```sh\n(base=[^]*?)```/.exec(readme)?.[1] ?? '';
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

  test('it lists every variable that the server reads, and no other', () => {
    const environment = /z\.object\(\{([^]*?)\n\}\);/.exec(read('server/src/platform/config/config.ts'))?.[1] ?? '';
    const known = [...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);

    expect(listed.toSorted()).toEqual(known.toSorted());
  });

  test('its links lead somewhere', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);

    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !existsSync(join(REPOSITORY, link)))).toEqual([]);
  });

  test('every npm script it names exists', () => {
    const scriptsOf = (workspace = '.') => Object.keys((JSON.parse(read(join(workspace, 'package.json'))) as { scripts: object }).scripts);
    const named = [...readme.matchAll(/^npm (?:run )?([a-z]+)(?: -w (\w+))?/gm)];

    expect(named.length).toBeGreaterThan(6);
    for (const [command, script = '', workspace] of named) expect(scriptsOf(workspace), command).toContain(script);
  });
});
