import type { MessagesOf } from '../zh-CN/messages';
import type { questionChips as source } from '../zh-CN/question-chips';

export const questionChips = {
  label: 'Settings of {{code}}',
  order: {
    options: 'Options: {{order}}',
    rows: 'Rows: {{order}}',
    nodes: 'Questions: {{order}}',
  },
  locked: 'Keeps its place',
  lockedParts: 'Places kept: {{count}}',
  limit: {
    choices: 'Choices: {{range}}',
    marks: 'Marks: {{range}}',
    files: 'Files: {{range}}',
    rows: 'Rows: {{range}}',
    characters: 'Characters: {{range}}',
    number: 'Number: {{range}}',
    seconds: 'Seconds on the page: {{range}}',
  },
  range: { both: '{{min}}–{{max}}', min: '≥ {{min}}', max: '≤ {{max}}' },
  sum: 'Adds up to {{sum}}',
  quota_one: '{{count}} quota',
  quota_other: '{{count}} quotas',
  piping: 'Inserts earlier answers',
  score: 'Points: {{score}}',
  draw_one: '{{count}} question drawn',
  draw_other: '{{count}} questions drawn',
} satisfies MessagesOf<typeof source>;
