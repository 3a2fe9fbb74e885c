import { pagingOf, questionNumbers } from '@wence/schema';
import type { Messages } from '../i18n/zh-CN';
import type { Session } from './session';
import { viewOf } from './way';

/** Returns which question or page this is, and of how many; empty where all are on one screen, and where nothing is counted. */
export function positionText(messages: Messages, session: Session): string {
  const { definition } = session.survey;
  const { evaluation, page, index } = viewOf(session);
  const paging = pagingOf(definition);
  if (page === null || paging === 'all') return '';
  if (paging === 'page') return messages.pagePosition(index + 1, evaluation.pages.length);
  const numbers = questionNumbers(definition, evaluation);
  const number = numbers.get(page.nodeIds.at(-1) ?? 0);
  return number === undefined ? '' : messages.position(number, numbers.size);
}
