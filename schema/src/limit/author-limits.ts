import { LIMITS } from './limits.js';

/** Numbers of the question library. Apart from `LIMITS`, which the answering page carries: nobody answers with a library. */
export const LIBRARY_LIMITS = {
  /** Characters of the name of a category (Spec 5, codes and texts; Spec 9), as `textLength` counts them. */
  name: LIMITS.searchText,
  /** Levels of categories: one on top, one below it. */
  levels: 2,
  /** Categories of one author, of both levels. */
  categories: 100,
  /** Questions in one category. */
  itemsPerCategory: 500,
  /** Characters of a title in a list. */
  title: 200,
  /** UTF-8 bytes of a stored question. */
  nodeBytes: 1024 * 1024,
} as const;

/** Numbers of the image library and of cropping. Apart from `LIMITS`, which the answering page carries: nobody answers with a library. */
export const IMAGE_LIMITS = {
  /** Pictures in the library of one survey. */
  perSurvey: 500,
  /** Files that are chosen for it at once (Spec 5, files: a limit, when one is set). */
  filesAtOnce: 20,
  /** Width and height that a picture is cropped to unless said (Spec 9, crop size). */
  crop: { width: 200, height: 200 },
} as const;

/** Numbers of API keys. */
export const API_KEY_LIMITS = {
  /** Keys of one author, expired ones included. */
  perAuthor: 50,
  /** Characters of a name, as `textLength` counts them. */
  name: 50,
  /** Surveys that one key can be limited to. */
  surveys: 100,
} as const;

/** Numbers of what an author does to stored responses. */
export const REVIEW_LIMITS = {
  /** Responses that are changed at once. */
  responses: 500,
  /** Characters of the reason why a response is invalid, as `textLength` counts them. */
  reason: 200,
  /** Tags of one response, and characters of each. */
  tags: 10,
  tag: 24,
  /** Characters of a remark. */
  remark: 1000,
} as const;

/** Numbers of the category report. */
export const REPORT_CATEGORY_LIMITS = {
  /** Categories of one survey. */
  perSurvey: 50,
  /** Characters of a name, as `textLength` counts them (Spec 5, codes and texts). */
  name: LIMITS.searchText,
  /** Categories that are shown beside each other, besides all responses. */
  compared: 4,
} as const;

/** Numbers of source tags. */
export const SOURCE_TAG_LIMITS = {
  /** Tags of one survey, deleted ones that responses have included. */
  perSurvey: 200,
  /** Characters of a name, as `textLength` counts them (Spec 5, codes and texts). */
  name: LIMITS.searchText,
  /** Letters of a code, digits and small letters. */
  code: 6,
} as const;

/** Numbers of invitation codes. */
export const INVITATION_LIMITS = {
  /** Codes of one survey. */
  perSurvey: 50_000,
  /** Codes that are made, withdrawn or deleted at once. */
  perCall: 10_000,
  /** How many responses one code takes at most. */
  uses: 100_000,
  /** Characters of a code that is drawn. */
  drawn: 10,
  /** Characters of a code that an author brings along. */
  codeLeast: 4,
  code: 32,
} as const;

/** Numbers of short links. */
export const SHORT_LINK_LIMITS = {
  /** Characters of a name that an author chooses. */
  least: 4,
  most: 32,
  /** Characters of a name that is drawn. */
  drawn: 7,
} as const;

/** Numbers of orders for respondents. */
export const SAMPLE_LIMITS = {
  /** Orders of one survey, those that ended included. */
  perSurvey: 50,
  /** Respondents of one order. */
  targetLeast: 50,
  target: 10_000,
  /** Minutes that answering is said to take. */
  minutes: 60,
  /** How many of a hundred people who are asked are expected to qualify. */
  incidence: 100,
  /** Hours between now and a deadline at least, and days at most. */
  deadlineHours: 1,
  deadlineDays: 365,
  /** The least time for an answer that an order may ask for, in seconds. */
  seconds: 3600,
  /** Characters, as `textLength` counts them. */
  contactName: 50,
  remark: 500,
  /** People for whom links are signed at once, and characters of the name of each. */
  links: 1000,
  pid: 64,
} as const;

/** Numbers of cross tables that are saved under names. */
export const SAVED_CROSS_LIMITS = {
  /** Saved tables of one survey. */
  perSurvey: 50,
  /** Characters of a name, as `textLength` counts them (Spec 5, codes and texts). */
  name: LIMITS.searchText,
} as const;

/** Numbers of reports that are shared by link. */
export const REPORT_SHARE_LIMITS = {
  /** Shared reports of one survey, of all kinds. */
  perSurvey: 20,
  /** Characters of a name, as `textLength` counts them. */
  name: 50,
  /** Figures of fewer responses are withheld: what a sharer may set, and what it is unless said. */
  leastBase: 5,
  mostBase: 1000,
  /** Characters of a password, as `textLength` counts them. */
  password: { least: 4, most: 64 },
  /** Questions and columns that are chosen by hand. */
  nodes: 1000,
  columns: 200,
  /** Categories that are shown beside each other, besides all responses. */
  categories: REPORT_CATEGORY_LIMITS.compared,
  /** Saved cross tables that one link shows. */
  tables: 4,
} as const;

/** Numbers of webhooks. */
export const WEBHOOK_LIMITS = {
  /** Webhooks of one author, those that are switched off included. */
  perAuthor: 20,
  /** Characters of an address. */
  url: 2048,
  /** Characters of a description, as `textLength` counts them. */
  description: 100,
  /** Days for which a delivery, with its body, is kept. */
  keptDays: 30,
  /** Deliveries that are sent again at once. */
  replayed: 1000,
} as const;

/** Numbers of the themes that an author keeps. */
export const OWN_THEME_LIMITS = {
  /** Themes of one author whose permission has `canCustomThemeNum`; without it there may be no further one. */
  perAuthor: 50,
  /** Characters of a name, as `textLength` counts them (Spec 5, codes and texts). */
  name: LIMITS.searchText,
} as const;

/** Numbers of the templates that authors keep. */
export const TEMPLATE_LIMITS = {
  /** Templates of one author. */
  perAuthor: 100,
  /** Characters of a title and of a description, as `textLength` counts them. */
  title: 100,
  description: 200,
  /** Characters that search looks through: the title, the description and the words of the questions as far as they fit. */
  searched: 20_000,
} as const;

/** Numbers of an author's list of surveys. */
export const SURVEY_LIST_LIMITS = {
  /** Characters of a survey that a search of the list looks through. */
  searched: 8000,
  /** Folders of one author. */
  folders: 100,
  /** Characters of the name of a folder, as `textLength` counts them (Spec 5, codes and texts). */
  folderName: LIMITS.searchText,
  /** Tags of one survey, and characters of each, as `textLength` counts them. */
  tags: 20,
  tag: LIMITS.searchText,
  /** Tags that are listed, the most used ones. */
  tagsListed: 200,
  /** Surveys that are changed at once. */
  atOnce: 100,
} as const;
