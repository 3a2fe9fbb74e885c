import type { MessagesOf } from '../zh-CN/messages';
import type { settings as source } from '../zh-CN/settings';

export const settings = {
  title: 'Answering settings',
  period: 'Collecting',
  opensAt: 'Opens at',
  opensAtHint: 'Left empty, it opens on publishing. Times are in {{zone}}.',
  closesAt: 'Closes at',
  closesAtHint: 'Collecting stops by itself then. Left empty, it stays open.',
  backwards: 'It must close after it opens. Not saved yet.',
  total: 'Most responses',
  totalHint: 'Collecting stops by itself when they are in.',
  unlimited: 'No limit',
  answering: 'Answering',
  paging: 'Pages',
  pagings: { all: 'All questions on one page', page: 'A page at a time, split at page breaks', question: 'One question at a time' },
  autoAdvance: 'Go on after a choice',
  autoAdvanceHint: 'With one question at a time, where one choice is enough.',
} satisfies MessagesOf<typeof source>;
