import type { Messages } from '../i18n/zh-CN';

/** What is said politely to people who do not see the screen change. `shown`: numbers of the questions that came onto the screen with it. */
export type Announced = Said & { readonly shown?: readonly number[] };

type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'clearedOthers'; readonly title: string }
  | { readonly kind: 'clearedExclusive'; readonly title: string }
  | { readonly kind: 'full'; readonly max: number }
  | { readonly kind: 'errors'; readonly count: number }
  | { readonly kind: 'leaving'; readonly seconds: number };

/** The same words twice must be heard twice, hence the turn. */
export interface Announcement {
  readonly turn: number;
  readonly said: Announced;
}

export function announce(before: Announcement, said: Announced): Announcement {
  return { turn: before.turn + 1, said };
}

/** What a change on screen sounds like. */
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
