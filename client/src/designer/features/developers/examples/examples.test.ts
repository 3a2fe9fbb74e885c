import { describe, expect, it } from '@jest/globals';
import { resolve } from 'node:path';
import ts from 'typescript';
import { parse, buildSchema, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { exampleOf, isThere, nearestTo } from './example';
import { type Choice, DOORS, LANGUAGES, TASKS } from './kinds';

const ORIGIN = 'https://wence.example';
const ALL = TASKS.flatMap((task) => DOORS.flatMap((door) => LANGUAGES.map((language): Choice => ({ task, door, language })))).filter(
  isThere,
);
const named = ALL.map((choice) => [`${choice.task} by ${choice.door} in ${choice.language}`, choice] as const);
const schema = buildSchema(readFileSync(new URL('../../../../../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Returns the errors of the strict compiler in each of the texts, compiled as modules of their own. */
function compiled(texts: readonly string[]): string[] {
  const nameOf = (at: number) => resolve(`example-${at}.ts`);
  const files = new Map(texts.map((text, at) => [nameOf(at), text]));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...more) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, target, ...more) : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the examples', () => {
  it('are there for every task by both doors in three languages, and live counts for the one that speaks over sockets', () => {
    expect(ALL).toHaveLength(3 * 2 * 3 + 1);
    expect(nearestTo({ task: 'live', door: '/v1', language: 'curl' })).toEqual({ task: 'live', door: 'GraphQL', language: 'TypeScript' });
    expect(nearestTo({ task: 'submit', door: '/v1', language: 'curl' })).toEqual({ task: 'submit', door: '/v1', language: 'curl' });
  });

  it.each(named)('name this server and leave no place open: %s', (_name, choice) => {
    const code = exampleOf(choice, ORIGIN);
    expect(code).toContain(
      choice.task === 'live' ? 'wss://wence.example/graphql' : `${ORIGIN}${choice.door === '/v1' ? '/v1' : '/graphql'}`,
    );
    expect(code).not.toMatch(/\{(socketO|o)rigin\}/);
  });

  it.each(named.filter(([, { task }]) => task === 'submit'))('send no key with what anybody may send: %s', (_name, choice) => {
    expect(exampleOf(choice, ORIGIN)).not.toMatch(/WENCE_KEY|Authorization/);
  });

  it.each(named.filter(([, { door, language }]) => door === 'GraphQL' && language === 'TypeScript'))(
    'ask for what the graph has: %s',
    (_name, choice) => {
      const [, query] = /const query = (?:['`])([^'`]+)/.exec(exampleOf(choice, ORIGIN)) ?? [];
      expect(validate(schema, parse(query ?? '')).map(({ message }) => message)).toEqual([]);
    },
  );

  it('compile as strict TypeScript', () => {
    expect(compiled(ALL.filter(({ language }) => language === 'TypeScript').map((choice) => exampleOf(choice, ORIGIN)))).toEqual([]);
  });
});
