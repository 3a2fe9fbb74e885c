import type { Messages } from '../i18n/zh-CN';

/** Announcement for screen readers. `shown` holds the numbers of the questions that appeared with the change. */
export type Announced = Said & { readonly shown?: readonly number[] };

type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'clearedOthers'; readonly title: string }
  | { readonly kind: 'clearedExclusive'; readonly title: string }
  | { readonly kind: 'full'; readonly max: number }
  | { readonly kind: 'errors'; readonly count: number }
  | { readonly kind: 'leaving'; readonly seconds: number };

/** `turn` makes the same words be announced twice. */
export interface Announcement {
  readonly turn: number;
  readonly said: Announced;
}

export function announce(before: Announcement, said: Announced): Announcement {
  return { turn: before.turn + 1, said };
}

/** Text of an announcement. */
export function announcementText(messages: Messages, said: Announced): string {
  return saidText(messages, said) + (said.shown ? ` ${messages.shownNow(said.shown)}` : '');
}

function saidText(messages: Messages, said: Announced): string {
  switch (said.kind) {
    case 'nothing':
      return '';
    case 'words':
      return said.words;
    case 'clearedOthers':
      return messages.clearedOthers(said.title);
    case 'clearedExclusive':
      return messages.clearedExclusive(said.title);
    case 'full':
      return messages.full(said.max);
    case 'errors':
      return messages.errorCount(said.count);
    case 'leaving':
      return messages.leavesIn(said.seconds);
  }
}
