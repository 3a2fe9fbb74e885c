import type FastCheck from 'fast-check';
import type { Colour, SurveyTheme } from '../theme/survey-theme.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** Any colour at all. Give it fast-check's `fc`. */
export const arbitraryColour = (fc: typeof FastCheck): Arbitrary<Colour> =>
  fc.nat({ max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** A random theme, some of its keys left out. Give it fast-check's `fc`. */
export const arbitraryTheme = (fc: typeof FastCheck): Arbitrary<SurveyTheme> => {
  const colour = arbitraryColour(fc);
  const picture = fc.constantFrom('images/back.png', '{host}/images/back.jpg');
  return fc.record(
    {
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
    },
    { requiredKeys: [] },
  );
};
