import type FastCheck from 'fast-check';
import type { Ending } from '../ending/ending.js';
import type { EndingKind, SurveyEndings } from '../ending/survey-endings.js';
import { arbitraryTitle } from './arbitrary-title.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** Values of every key but the questions it passes on: the compiler asks for those of a new one. */
type Values = { readonly [K in Exclude<keyof Ending, 'nodeIds'>]-?: Arbitrary<NonNullable<Ending[K]>> };

/** A random end page, some of its keys left out. Give it fast-check's `fc`. */
export function arbitraryEnding(fc: typeof FastCheck): Arbitrary<Ending> {
  const address = fc.constantFrom(
    'https://example.org',
    'http://shop.example:8080/thanks?a=1#top',
    'https://\u4f8b\u5b50.example/\u8c22',
    '',
  );
  const values: Values = {
    title: fc.constantFrom('Thank you', '\u8c22\u8c22', ''),
    text: arbitraryTitle(fc, 0),
    picture: fc.constantFrom('images/end.png', '{host}/images/end.jpg'),
    buttonText: fc.constantFrom('Home', ' '),
    buttonUrl: address,
    redirectUrl: address,
    redirectSeconds: fc.integer({ min: 0, max: 60 }),
    sendsResponse: fc.boolean(),
    sendsSource: fc.boolean(),
    params: fc.uniqueArray(fc.constantFrom('pid', 'ref', '\u5e97\u94fa'), { maxLength: 3 }),
  };
  return fc.record(values, { requiredKeys: [] });
}

/** Random end pages of all kinds, those of questions left out: their ids are those of a survey. Give it fast-check's `fc`. */
export function arbitraryEndings(fc: typeof FastCheck): Arbitrary<Pick<SurveyEndings, EndingKind>> {
  const ending = arbitraryEnding(fc);
  return fc.record({ normal: ending, screened: ending, overQuota: ending, closed: ending }, { requiredKeys: [] });
}
