const NEEDED = [20, 19];

/** One sentence when this Node is too old to run the server, else null. */
export function nodeVersionFault(version) {
  const [major, minor] = version.split('.').map(Number);
  const isOldEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return isOldEnough
    ? null
    : `Wence needs Node ${NEEDED.join('.')} or newer; this is ${version}. Install a newer one from nodejs.org and run npm start again.`;
}
