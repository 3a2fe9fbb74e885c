import type { Announced } from '../session/announcement';
import type { Messages } from './zh-CN';

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
