import {
  type Browser,
  BROWSERS,
  type Device,
  DEVICES,
  originName,
  type ResponseOrigin,
  type System,
  SYSTEMS,
  UNKNOWN,
} from '@wence/schema';
import { Field, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { z } from 'zod';

type Named<Word extends string> = Readonly<Record<Uppercase<Word>, Word>>;

const UNKNOWN_TEXT = 'It is not known. Only filters name it: a response has null.';

/** Words of the model as an enumeration of the graph, with one more for filters. */
function wordsOf<Word extends string>(name: string, part: 'device' | 'os' | 'browser', description: string, words: readonly Word[]) {
  const named = words.map((word) => [word.toUpperCase(), word] as const);
  const names = Object.fromEntries([...named, ['UNKNOWN', UNKNOWN]]) as Named<Word | typeof UNKNOWN>; // One for each word.
  const texts = Object.fromEntries([...named.map(([key, word]) => [key, `${originName(part, word, 'en')}.`]), ['UNKNOWN', UNKNOWN_TEXT]]);
  return enumType(name, description, names, texts as Readonly<Record<string, string>>);
}

export const ResponseDeviceName = wordsOf('ResponseDevice', 'device', 'Kind of device that a response was given on.', DEVICES);
export const ResponseSystemName = wordsOf('ResponseSystem', 'os', 'Operating system that a response was given on.', SYSTEMS);
export const ResponseBrowserName = wordsOf(
  'ResponseBrowser',
  'browser',
  'Browser that a response was given in, or the app that showed the page in one of its own.',
  BROWSERS,
);

export const REGION =
  'ISO 3166-2 of a province of China, Hong Kong, Macao and Taiwan included (`CN-GD`, `CN-HK`), `CN` if the province is not known; ISO 3166-1 of any other country (`JP`)';

/** Fields that a response has; no type of the graph by itself. */
@ObjectType('ResponseOrigin', { description: 'On what and from where a response was given.' })
export abstract class OriginFields implements ResponseOrigin {
  @Field(() => ResponseDeviceName, { nullable: true, description: 'Kind of device it was given on; null: not known.' })
  device: Device | null;

  @Field(() => ResponseSystemName, { nullable: true, description: 'Operating system it was given on; null: not known.' })
  os: System | null;

  @Field(() => ResponseBrowserName, { nullable: true, description: 'Browser it was given in; null: not known.' })
  browser: Browser | null;

  @Field(() => String, {
    nullable: true,
    description: `Region that the address belonged to, which is kept nowhere: ${REGION}; null: not known.`,
  })
  region: string | null;
}

/** The same on `/v1`. */
export const v1Origin = {
  device: z.enum(DEVICES).nullable().describe('Kind of device it was given on; null: not known.'),
  os: z.enum(SYSTEMS).nullable().describe('Operating system it was given on; null: not known.'),
  browser: z
    .enum(BROWSERS)
    .nullable()
    .describe('Browser it was given in, or the app that showed the page in one of its own; null: not known.'),
  region: z.string().nullable().describe(`Region that the address belonged to, which is kept nowhere: ${REGION}; null: not known.`),
} satisfies Readonly<Record<keyof ResponseOrigin, z.ZodType>>;
