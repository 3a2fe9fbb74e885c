import type { MessagesOf } from '../zh-CN/messages';
import type { settings as source } from '../zh-CN/settings';

export const settings = {
  nav: { label: 'Settings', appearance: 'Appearance', answering: 'Answering', complete: 'Completion' },
  title: 'Answering settings',
  period: 'Collection',
  opensAt: 'Opens at',
  opensAtHint: 'If left empty, it opens at launch. Times are in {{zone}}.',
  closesAt: 'Closes at',
  closesAtHint: 'Collection stops automatically then. If left empty, it stays open.',
  backwards: 'The closing time must be after the opening time. Not saved yet.',
  total: 'Maximum responses',
  totalHint: 'Collection stops automatically when this many have been received.',
  unlimited: 'No limit',
  answering: 'Answering',
  paging: 'Pages',
  pagings: { all: 'All questions on one page', page: 'A page at a time, split at page breaks', question: 'One question at a time' },
  autoAdvance: 'Continue automatically after a choice',
  autoAdvanceHint: 'With one question at a time, if a single choice answers it.',
} satisfies MessagesOf<typeof source>;
