import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { expect, test } from '@playwright/test';
import { print } from 'graphql';
import {
  AddNodeDocument,
  ByIdDocument,
  CreateSurveyDocument,
  EditSurveyDocument,
  LaunchSurveyDocument,
  MissingDocument,
  PasswordKeyDocument,
  RegisterDocument,
  ResultsDocument,
  SendCodeDocument,
  SubmitDocument,
} from '../generated/graph.js';
import { codeSentTo } from '../support/mailbox.js';
import { type RunningServer, startServer } from '../support/start-server.js';

const PASSWORD = 'a good password';

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: { code: string };
  }[];
}

/** What a client does with a value that may be null: goes on with it, or says what is missing. */
function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`no ${name}`);
  return value;
}

/**
 * What graphql-codegen makes of schema/schema.graphql and `graph-client.graphql` (`npm run clients -w e2e`), used as an integrator would: strict
 * TypeScript, no cast. That this file compiles is half of what it shows.
 */
test.describe('A client generated from the schema of the graph', () => {
  let server: RunningServer;

  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server.stop());

  async function send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    token?: string,
  ): Promise<Answer<Data>> {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const answer: Answer<Data> = JSON.parse(await response.text());
    return answer;
  }

  /** The data of an operation in which nothing may fail. */
  async function ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables, token?: string): Promise<Data> {
    const { data, errors } = await send(document, variables, token);
    if (errors) throw new Error(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join('\n'));
    return known(data, 'data');
  }

  async function signUp(mobile: string): Promise<string> {
    const { keyId, publicKey } = known((await ask(PasswordKeyDocument, {})).passwordKey, 'key');
    const sealed = { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
    const password = publicEncrypt(sealed, Buffer.from(PASSWORD, 'utf8')).toString('base64');
    await ask(SendCodeDocument, { mobile });
    const code = await codeSentTo(server.origin, mobile);
    return known((await ask(RegisterDocument, { input: { mobile, code, password, keyId } })).register, 'tokens').token;
  }

  test('signs in, builds a survey, launches it, collects and reads, by types alone', async () => {
    const token = await signUp('13800000203');
    const { survey } = known((await ask(CreateSurveyDocument, { title: 'Lunch' }, token)).createSurvey, 'survey');

    const options = [{ title: 'Noodles' }, { title: 'Elsewhere', other: true }];
    const input = {
      surveyId: survey.id,
      type: 'SINGLE_CHOICE',
      title: 'Where to?',
      required: true,
      setting: { column: 2 },
      options,
    } as const;
    const added = known((await ask(AddNodeDocument, { input: { ...input, options } }, token)).addNode, 'node');
    const question = added.node;
    if (question.__typename !== 'ChoiceQuestion') throw new Error('the node is no choice');
    expect(question.setting.column).toBe(2);
    const elsewhere = known(question.options[1], 'option');

    const edited = await ask(
      EditSurveyDocument,
      {
        input: {
          surveyId: survey.id,
          baseRevision: known(added.edit, 'edit').revision,
          clientOpId: randomUUID(),
          operations: [{ addNode: { type: 'OPEN_TEXT', title: 'Why?' } }, { updateSurvey: { welcome: 'Hungry?' } }],
        },
      },
      token,
    );
    expect(known(edited.editSurvey, 'edit').edit.actions).toEqual(['ADD_NODE', 'UPDATE_SURVEY']);
    const why = known(known(edited.editSurvey, 'edit').created[0], 'id of the new node');

    const launched = known((await ask(LaunchSurveyDocument, { surveyId: survey.id }, token)).launchSurvey, 'launch');
    expect(launched).toMatchObject({ version: 1, survey: { status: 'RUNNING' } });

    const answers = { [question.localId]: { option: elsewhere.localId, text: 'At home' }, [why]: { text: 'It is near' } };
    const submission = { surveyId: survey.id, submissionId: randomUUID(), version: launched.version, answers };
    const receipt = known((await ask(SubmitDocument, { input: submission })).submitResponse, 'receipt');
    expect(receipt).toMatchObject({ status: 'COMPLETE', replayed: false });

    const results = known((await ask(ResultsDocument, { surveyId: survey.id }, token)).survey, 'survey');
    expect(results.nodes?.map(({ __typename, code }) => `${code} ${__typename}`)).toEqual(['Q1 ChoiceQuestion', 'Q2 TextQuestion']);
    expect([results.responses?.totalCount, results.report?.total]).toEqual([1, 1]);
    const said = results.responses?.edges[0]?.node.answers.map(({ value }) => {
      if (value.__typename === 'ChoiceAnswer') return value.otherText;
      return value.__typename === 'TextAnswer' ? value.text : value.__typename;
    });
    expect(said).toEqual(['At home', 'It is near']);

    const { nodes } = await ask(ByIdDocument, { ids: [survey.id, question.id, receipt.responseId] }, token);
    expect(nodes?.map((node) => node?.__typename)).toEqual(['Survey', 'ChoiceQuestion', 'Response']);
  });

  test('keeps what can be answered where a part is refused, and names the part', async () => {
    const token = await signUp('13800000204');
    const { survey } = known((await ask(CreateSurveyDocument, { title: 'Mine' }, token)).createSurvey, 'survey');

    const { data, errors } = await send(MissingDocument, { id: survey.id, other: 'doesNotExist' }, token);

    expect(data).toEqual({ survey: { title: 'Mine' }, other: null });
    expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['other'], 'A0404']]);
  });
});
