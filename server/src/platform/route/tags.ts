/** The headings that routes stand under, in the order of the API page, each with what belongs under it. */
export const TAGS = {
  Account: 'Codes by text message, registration, signing in and out, and the signed-in author.',
  'API keys': 'Keys by which programs call in the name of an author. Only people who have signed in manage them.',
  Surveys: 'Making, listing, renaming, copying and removing surveys; their definition as one document; their pictures.',
  Nodes: 'Questions, statements, pages and containers of a draft, named by row ids.',
  Options: 'Options and matrix rows of the questions of a draft, named by row ids.',
  Logic: 'Jumps, display logic and carry-over of a draft, named by row ids.',
  'End pages': 'What respondents read at the end of a survey, and where it leads on to.',
  Templates: 'Surveys to begin with: those that come with the product, and those that an author keeps.',
  Library: 'Questions that an author keeps to use again, and those that come with the product.',
  Themes: 'Looks of the answering page: of surveys, those that come with the product, and those that an author keeps.',
  Publishing: 'Launching and stopping, links, versions, test mode.',
  Answering:
    'What respondents and the programs that stand in for them call. Open to whoever has the link; ids are those of the definition.',
  Webhooks: 'Addresses that are told of events: responses that come in or are changed, surveys that are launched or stopped.',
  Results: 'Responses, the files that came with them, and reports. Ids are those of the definition.',
} as const;

export type Tag = keyof typeof TAGS;
