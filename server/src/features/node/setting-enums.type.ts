import {
  ATTRIBUTE_NAMES,
  BOX_SIZE_NAMES,
  CITY_PART_NAMES,
  DATE_PRECISION_NAMES,
  EVALUATE_TEMPLATE_NAMES,
  RATE_ICON_NAMES,
  TEXT_FORMAT_NAMES,
  TIME_PRECISION_NAMES,
  UPLOAD_KIND_NAMES,
} from '@wence/schema';
import { enumType } from '../../platform/graphql/enum-type.js';

export const TextFormatName = enumType('TextFormat', 'What may be typed into the box of a text question.', TEXT_FORMAT_NAMES, {
  FREE_TEXT: 'Anything; the setting may limit the number of characters.',
  INTEGER: 'A whole number.',
  NUMBER: 'A number, with decimals if wanted.',
  MOBILE: 'A mobile number.',
  EMAIL: 'An email address.',
  LETTERS: 'Latin letters only.',
  CHINESE: 'Chinese characters only.',
});

export const RateIconName = enumType('RateIcon', 'What the points of a scale are drawn as.', RATE_ICON_NAMES, {
  STAR: 'Stars.',
  HEART: 'Hearts.',
  THUMB: 'Thumbs.',
  SMILE: 'Faces.',
  NUMBER: 'Numbers.',
});

export const EvaluateTemplateName = enumType(
  'EvaluateTemplate',
  'What an evaluation is about. All but CUSTOMIZATION fix its scale and its icon.',
  EVALUATE_TEMPLATE_NAMES,
  {
    CATERING: 'A meal: five stars.',
    HOTEL: 'A stay in a hotel: five stars.',
    EDUCATION: 'A course: five hearts.',
    RETAILING: 'A purchase: three faces.',
    SERVICE: 'A service: two thumbs.',
    CUSTOMIZATION: "The author's own scale.",
  },
);

export const UploadKindName = enumType('UploadKind', 'Which files may be handed in.', UPLOAD_KIND_NAMES, {
  ANY: 'Pictures, videos and documents.',
  IMAGE: 'Pictures.',
  VIDEO: 'Videos.',
  DOCUMENT: 'Documents.',
});

const DATE = 'The smallest part that a date is asked for; larger parts are asked as well.';
const TIME = 'The smallest part that a time of day is asked for.';
const CLOCK = { MINUTE: 'Hours and minutes.', SECOND: 'Hours, minutes and seconds.' };

export const DatePrecisionName = enumType('DatePrecision', DATE, DATE_PRECISION_NAMES, {
  DAY: 'Year, month and day.',
  MONTH: 'Year and month.',
  YEAR: 'The year.',
  MINUTE: `The day. ${CLOCK.MINUTE}`,
  SECOND: `The day. ${CLOCK.SECOND}`,
});

export const TimePrecisionName = enumType('TimePrecision', TIME, TIME_PRECISION_NAMES, CLOCK);

export const BoxSizeName = enumType('BoxSize', 'How large the box is that a text is typed into.', BOX_SIZE_NAMES, {
  SINGLE_SMALL: 'A short line.',
  SINGLE_MEDIUM: 'A line of medium length.',
  SINGLE_LARGE: 'A long line.',
  MULTI_SMALL: 'A few lines.',
  MULTI_MEDIUM: 'Several lines.',
  MULTI_LARGE: 'Many lines.',
});

export const CityPartName = enumType('CityPart', 'A part of a place.', CITY_PART_NAMES, {
  PROVINCE: 'The province.',
  CITY: 'The city.',
  DISTRICT: 'The district.',
  ADDRESS: 'The address within the district.',
});

export const AttributeName = enumType('QuestionAttribute', 'Who fills a question in.', ATTRIBUTE_NAMES, {
  NORMAL: 'Respondents.',
  HIDE: 'Parameters of the link; it is kept out of sight.',
  BACKGROUND: 'Nobody: it is there for reports only.',
});
