/** Kinds of surveys by number, each with a label in the locale files (Spec 3: 1 survey). */
export const SURVEY_TYPES = { 1: 'survey' } as const;

/** The three groups of the type list in the editor, in display order (Spec 3). */
export const QUESTION_CATEGORIES = ['basic', 'quick', 'professional'] as const;

export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];

/** Attribute types (Spec 3; design 3): filled by respondents, by parameters without being shown, or only used in reports. */
export const ATTRIBUTE_TYPES = ['normal', 'hide', 'background'] as const;

/** Texts of a question that an author edits in place, each with a label in the locale files (Spec 3, attribute labels). */
export const ATTRIBUTE_LABELS = ['title', 'left_text', 'center_text', 'right_text', 'prev_text', 'next_text'] as const;

/** Names of the sequence modes in the order of their numbers, from 0 (Spec 3): position plays the order forward or in reverse. */
export const SEQUENCE_MODES = ['order', 'random', 'loop', 'position'] as const;

/** A size of the box a text is typed into. */
export interface TextSize {
  readonly lines: 'single' | 'multi';
  readonly box: 'small' | 'medium' | 'large';
}

const BOXES = ['small', 'medium', 'large'] as const;

/** Sizes in the order of their numbers, from 1 (Spec 3, text box sizes). */
export const TEXT_SIZES: readonly TextSize[] = /* @__PURE__ */ (['single', 'multi'] as const).flatMap((lines) =>
  BOXES.map((box) => ({ lines, box })),
);

/** The box of a `setting.size`; the single-line small one, which is the default, for a number that is no size. */
export const textSize = (size: number): TextSize => TEXT_SIZES[size - 1] ?? { lines: 'single', box: 'small' };

/** The parts of a place, largest first; level n of a city question asks the first n (Spec 3, city level). */
export type CityPart = 'province' | 'city' | 'district' | 'address';

const PARTS: readonly CityPart[] = ['province', 'city', 'district', 'address'];

/** The parts that a city question of a level, 1 to 4, asks. */
export const cityParts = (level: number): readonly CityPart[] => PARTS.slice(0, level);

/** The smallest part that a date or time question asks for; everything larger is asked as well. */
export type DatePart = 'year' | 'month' | 'day' | 'minute' | 'second';

/** Parts of a date by `setting.format`: year-month-day, year-month, year, date with hours and minutes, date with seconds. */
export const DATE_FORMATS: readonly DatePart[] = ['day', 'month', 'year', 'minute', 'second'];

/** Parts of a time by `setting.format`: hours and minutes, with seconds. */
export const TIME_FORMATS: readonly DatePart[] = ['minute', 'second'];
