/** How swc compiles the sources of this package for tests. */
export const SWC_OPTIONS = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022', experimental: { keepImportAttributes: true } },
  module: { type: 'es6' },
};
