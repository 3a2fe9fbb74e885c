import { posix } from 'node:path';

const SHEET = /\bfrom '(\.[^']*\.module\.css)'/g;
const KEBAB = /^[a-z\d]+(-[a-z\d]+)*$/;
const nameOf = (path) => posix.basename(path).replace(/(\.module\.css|\.tsx?)$/, '');

/** Modules that import each style sheet, by its path. */
function usersOf(files) {
  const users = new Map(files.filter(({ path }) => path.endsWith('.module.css')).map(({ path }) => [path, []]));
  for (const { path, lines } of files.filter((file) => /\.tsx?$/.test(file.path))) {
    for (const [, specifier] of lines.join('\n').matchAll(SHEET)) users.get(posix.join(posix.dirname(path), specifier))?.push(path);
  }
  return users;
}

/** A style sheet has the name of the component that imports it. One that several import may have a name of its own, in kebab-case. */
export function styleNameFaults(files) {
  return [...usersOf(files)].flatMap(([sheet, users]) => {
    const name = nameOf(sheet);
    if (users.length === 0) return [`${sheet}: nobody imports it`];
    if (users.some((user) => nameOf(user) === name)) return [];
    if (users.length === 1) return [`${sheet}: name it after ${nameOf(users[0])}, which alone imports it`];
    return KEBAB.test(name) ? [] : [`${sheet}: several import it, so its name is in kebab-case or that of one of them`];
  });
}
