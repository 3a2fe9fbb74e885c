import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { NoticePage, useTabTitle } from './NoticePage';

/** The server could not be asked. The one problem that another try may solve, and that no file can be fetched for. */
export function UnreachablePage({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages();
  useTabTitle(messages.unreachableTitle);
  return (
    <NoticePage sign="offline" title={messages.unreachableTitle} text={messages.unreachableText}>
      <Button onClick={onRetry}>{messages.tryAgain}</Button>
    </NoticePage>
  );
}
