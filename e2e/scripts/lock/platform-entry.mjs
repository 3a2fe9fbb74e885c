/** The lock entry of a platform binary that the registry could not be asked about: its name says for which system, processor and C library it is. */

const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
};
const PROCESSORS = {
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

const named = (table, words) => words.flatMap((word) => table[word] ?? []);

export function platformEntry({ name, version, dev }) {
  const words = name.split(/[-/]/);
  const os = named(SYSTEMS, words);
  const cpu = named(PROCESSORS, words);
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`${name} does not name one system and one processor`);
  const libc = os[0] === 'linux' ? named(LIBRARIES, words) : [];
  return { version, cpu, ...(dev && { dev }), ...(libc.length > 0 && { libc }), optional: true, os };
}
