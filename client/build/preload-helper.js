/** Addresses of the files that have been asked for; one that did not arrive is asked for again. */
const asked = new Set();

function ask(file) {
  const isStyle = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
  // Scripts are awaited by the import itself.
  if (!isStyle) return undefined;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      asked.delete(file);
      link.remove();
      reject(new Error(file));
    });
  });
}

/**
 * Stands for Vite's helper of the same name, whose 2 KB serve bundles of other kinds: fetches what a part needs at once, waits for its styles, then
 * imports it. Rejects when a style sheet or the part does not arrive.
 */
const preload = (load, files = []) => Promise.all(files.filter((file) => !asked.has(file) && asked.add(file)).map(ask)).then(load);

export { preload as __vitePreload };
