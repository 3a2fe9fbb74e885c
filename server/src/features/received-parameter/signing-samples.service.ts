import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choicesOf, findNode, type ReceivedParameter, type SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { DraftService } from '../survey/draft.service.js';

/** Beside `dist` and `src`, so that both find it. */
const FOLDER = join(import.meta.dirname, '../../../samples/sign-link');

/** The files by their languages, in the order in which they are shown. */
const FILES = { curl: 'sign-link.sh', javascript: 'sign-link.mjs', python: 'sign_link.py', java: 'SignLink.java' } as const;
const LANGUAGES = Object.keys(FILES) as SigningLanguage[];

/** The line of a sample that stands for each parameter. */
const PARAMETER_LINE = /^.*\{\{name\}\}.*\n/m;

/** An option code that needs no quoting in any of the languages. */
const PLAIN = /^[A-Za-z0-9_-]+$/;

export type SigningLanguage = keyof typeof FILES;

/** A program that signs links of a survey. */
export interface SigningSample {
  readonly language: SigningLanguage;
  readonly fileName: string;
  readonly text: string;
}

/** Programs that sign links, in several languages, with the address and the parameters of a survey. They take the secret from the environment. */
export class SigningSamplesService {
  private readonly texts = new Map(LANGUAGES.map((language) => [language, readFileSync(join(FOLDER, FILES[language]), 'utf8')]));

  constructor(
    private readonly drafts: DraftService,
    private readonly links: ShareLinkService,
  ) {}

  /** Those for the parameters of the draft. A0404: not the caller's survey. */
  async read(ctx: RequestContext, surveyId: string): Promise<SigningSample[]> {
    const { definition } = await this.drafts.read(ctx, surveyId);
    const page = this.links.addressOf(surveyId, {});
    const values = (definition.settings?.parameters ?? []).map((parameter) => [parameter.name, valueFor(parameter, definition)] as const);
    return [...this.texts].map(([language, text]) => ({ language, fileName: FILES[language], text: filled(text, page, values) }));
  }
}

/** A value to show: the first option of a choice by its code, else a number. */
function valueFor({ nodeId }: ReceivedParameter, definition: SurveyDefinition): string {
  const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
  const code = choicesOf(node?.options)[0]?.code ?? '';
  return PLAIN.test(code) ? code : '42';
}

function filled(text: string, page: string, values: readonly (readonly [string, string])[]): string {
  const [line = ''] = PARAMETER_LINE.exec(text) ?? [];
  const lines = values.map(([name, value]) => line.replace('{{name}}', name).replace('{{value}}', value));
  return text.replace(line, () => lines.join('')).replace('{{page}}', () => page);
}
