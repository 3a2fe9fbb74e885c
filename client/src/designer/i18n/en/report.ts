import type { MessagesOf } from '../messages';
import type { report as source } from '../zh-CN/report';

export const report = {
  title: 'Overall report',
  all: 'All responses',
  updated: 'Updated {{at}}',
  live: 'Live',
  base: 'n = {{base}}',
  baseHelp: '{{base}} people answered this question',
  type: { SINGLE_CHOICE: 'Single choice', MULTIPLE_CHOICE: 'Multiple choice', OPEN_TEXT: 'Open text' },
  multipleHelp: 'People may choose several, so the shares can add up to more than 100%.',
  retired: 'Deleted',
  column: { option: 'Option', count: 'People', percent: 'Share' },
  otherTexts_one: 'Written under “{{option}}” (1)',
  otherTexts_other: 'Written under “{{option}}” ({{count}})',
  texts: 'Latest answers',
  textsOf: 'Latest answers to “{{title}}”',
  noAnswers: 'Nobody has answered this question yet.',
  emptyTitle: 'No responses yet',
  emptyRunning: 'The survey is collecting. Results show up here by themselves with the first response.',
  emptyHelp: 'Launch the survey and send the link around. Results will show up here.',
  toPublish: 'Go to publish',
  toLink: 'Show the link',
} satisfies MessagesOf<typeof source>;
