import type FastCheck from 'fast-check';
import type { SurveyTheme } from '../theme/survey-theme.js';
import type { Colour } from '../theme/contrast.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** Any colour at all. Give it fast-check's `fc`. */
const arbitraryColour = (fc: typeof FastCheck): Arbitrary<Colour> =>
  fc.nat({ max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Values of every key: the compiler asks for those of a new one. */
type Values = { readonly [K in keyof Required<SurveyTheme>]: Arbitrary<NonNullable<SurveyTheme[K]>> };

/** A random theme, some of its keys left out. Give it fast-check's `fc`. */
export function arbitraryTheme(fc: typeof FastCheck): Arbitrary<SurveyTheme> {
  const colour = arbitraryColour(fc);
  const picture = fc.constantFrom('images/back.png', '{host}/images/back.jpg');
  const values: Values = {
    back: fc.oneof(colour, picture),
    prevText: fc.constantFrom('Return', '< Back'),
    nextText: fc.constantFrom('Go on', 'Go on >'),
    accent: colour,
    surface: colour,
    ink: colour,
    radius: fc.integer({ min: 0, max: 24 }),
    textSize: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    isDark: fc.boolean(),
    hasProgress: fc.boolean(),
    hasNumbers: fc.boolean(),
    cover: picture,
    logo: picture,
  };
  return fc.record(values, { requiredKeys: [] });
}
