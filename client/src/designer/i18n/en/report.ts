import type { MessagesOf } from '../messages';
import type { report as source } from '../zh-CN/report';
import { reportTypes } from './report-types';

export const report = {
  title: 'Overall report',
  all: 'All responses',
  updated: 'Updated {{at}}',
  live: 'Live',
  base: 'n = {{base}}',
  baseHelp: '{{base}} people answered this question',
  type: reportTypes,
  notHere: 'Results of this type cannot be shown here yet.',
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
