import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { strictRoots } from './client/codegen/strict-roots';

const designer = 'client/src/designer';

/** Every designer folder that keeps operations gets one generated file of its own, named after the folder. */
const folders = new Set(
  readdirSync(designer, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => join(designer, dirname(path))),
);

const output = (folder: string): CodegenConfig['generates'][string] => ({
  documents: `${folder}/*.graphql`,
  plugins: ['typescript-operations', 'typed-document-node', './client/codegen/apollo-hooks.cjs'],
  config: {
    scalars: { ID: 'string', DateTimeISO: 'string', JSON: 'unknown' },
    useTypeImports: true,
    enumType: 'string-literal',
    optimizeDocumentNode: true,
    hooksModule: `${'../'.repeat(folder.split('/').length - 2)}graphql/hooks`,
  },
});

const config: CodegenConfig = {
  schema: strictRoots('./schema/schema.graphql'),
  generates: Object.fromEntries([...folders].toSorted().map((folder) => [`${folder}/${basename(folder)}.generated.ts`, output(folder)])),
};

export default config;
