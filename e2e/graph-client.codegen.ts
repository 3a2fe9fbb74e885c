import type { CodegenConfig } from '@graphql-codegen/cli';

/** A client as an integrator has it generated from the published schema: nothing but the plugins' defaults and what the scalars hold. */
const config: CodegenConfig = {
  schema: '../schema/schema.graphql',
  documents: 'agreement/graph-client.graphql',
  generates: {
    'generated/graph.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { scalars: { ID: 'string', DateTimeISO: 'string', JSON: 'unknown' }, enumType: 'string-literal', useTypeImports: true },
    },
  },
};

export default config;
