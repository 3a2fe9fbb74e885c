import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** What the answering page may weigh in all, compressed: it has to open fast on a three-year-old phone. */
const BUDGET_BYTES = 120_000;
const FOREIGN = /node_modules[\\/](antd|@ant-design|@rc-component|@apollo|graphql|i18next|echarts)[\\/]/;

type Chunk = Rollup.OutputChunk;

/** An entry and everything it loads before it can run. */
const loadedBy = (entry: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<Chunk> => {
  const loaded = new Set([entry]);
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) loaded.add(imported);
    }
  }
  return loaded;
};

/** Fails the build when the answering page grows past its budget, or when shared chunks pull the designer's libraries into it. */
export const answeringPageBudget = (): Plugin => ({
  name: 'wence:answering-page-budget',
  generateBundle(_options, bundle) {
    const chunks = new Map(Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
    const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'r');
    if (!entry) return this.error('there is no answering page in this build');

    const loaded = [...loadedBy(entry, chunks)];
    const foreign = loaded.flatMap(({ moduleIds }) => moduleIds).find((id) => FOREIGN.test(id));
    if (foreign) return this.error(`the answering page loads ${foreign}`);

    const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    if (bytes > BUDGET_BYTES) this.error(`the answering page weighs ${bytes} bytes compressed, allowed are ${BUDGET_BYTES}`);
  },
});
