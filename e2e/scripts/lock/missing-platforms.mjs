/**
 * Platform binaries that a package names as optional dependencies and that package-lock.json lacks. `npm ci` refuses a lock without them, even
 * where it would not install them.
 */

/** Lock entries that npm looks at, nearest first, when the package at `from` asks for `name`. */
function* placesFor(from, name) {
  for (let at = from; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) yield `${at}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

export function missingPlatforms(packages) {
  return Object.entries(packages).flatMap(([at, { version, dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...placesFor(at, name)].some((place) => packages[place] !== undefined))
      .map(([name, range]) => ({ name, version: exact(range, `${at} ${version}`), dev: dev === true })),
  );
}

/** Packages pin their binaries. A range would have to be resolved by the registry, which is npm's task. */
function exact(range, parent) {
  if (/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range)) return range;
  throw new Error(`${parent} asks for ${range}: only npm can resolve a range`);
}
