/** Put together here, so that this file does not accuse itself. */
const FOLDERS = ['work', 'root', 'home', 'Users'].join('|');
const MACHINE_PATH = new RegExp(`(^|[\\s"'\`(=:])(file://)?/(${FOLDERS})/\\w`);
const NOTES = new RegExp(`shared/((${['spec', 'design', 'look'].join('|')})\\.md|${['reference', 'data'].join('/|')}/)`);
const PRIVATE_HOST = /https?:\/\/(10\.\d|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|[\w.-]+\.(internal|local|lan|corp)\b)/;
const REGISTRY = /"resolved": "https?:|^\s*registry\s*=/;

const TRACES = [
  [MACHINE_PATH, 'a folder of the machine that built it'],
  [NOTES, 'notes that are no part of the repository'],
  [PRIVATE_HOST, 'a host of a private network'],
  [REGISTRY, 'a package registry'],
];

/** A clone must not know where the original was made. */
export function buildMachineFaults(files) {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => TRACES.filter(([trace]) => trace.test(line)).map(([, what]) => `${path}:${index + 1}: names ${what}`)),
  );
}
