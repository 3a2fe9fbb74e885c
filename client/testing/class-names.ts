/** Stands in for a CSS module: every class is called as the style sheet calls it, so tests can look for `styles.wrong` as `wrong`. */
export default new Proxy<Readonly<Record<string, string>>>({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
