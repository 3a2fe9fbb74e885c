import { EMPTY } from '@wence/schema';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { richElements } from '../../../shared/rich-text/rich-elements';
import { formatMoment } from '../../shared/moment';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import styles from './EditHistory.module.css';
import type { ReadResponse } from './read-response';
import { useResponseEditsQuery } from './response.generated';
import type { ResponseRow } from './useResponseList';

interface EditHistoryProps {
  response: ResponseRow;
  reading: ReadResponse;
}

/** The newest edits, each with what it changed; loaded when somebody opens it. */
function Edits({ response, reading }: EditHistoryProps) {
  const { t } = useTranslation(['review', 'response']);
  const { data, error, refetch } = useResponseEditsQuery({ variables: { id: response.id }, fetchPolicy: 'network-only' });
  const [node] = data?.nodes ?? [];
  if (error)
    return (
      <p role="alert">
        {t('history.failed')}{' '}
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          {t('history.retry')}
        </Button>
      </p>
    );
  if (!node || !('edits' in node)) return <PageSkeleton />;
  const { edges, totalCount } = node.edits;
  const nodes = new Map(reading.nodes.map((each) => [each.id, each]));
  const text = (nodeId: number, value: unknown) => reading.textOf(nodeId, value) || t('response:one.unanswered');

  return (
    <>
      <ol className={styles.edits}>
        {edges.map(({ node: { revision, createdAt, changes } }) => (
          <li key={revision} className={styles.edit}>
            <p className={styles.when}>
              {t('history.entry', { revision })} · {formatMoment(createdAt)}
            </p>
            {changes.map(({ nodeId, beforeValue, afterValue }) => (
              <dl key={nodeId} className={styles.change}>
                <dt className={styles.question}>
                  {nodes.get(nodeId)?.code ?? EMPTY} {richElements(nodes.get(nodeId)?.title ?? '', {})}
                </dt>
                <dd>
                  <span className={styles.side}>{t('history.before')}</span> <del>{text(nodeId, beforeValue)}</del>
                </dd>
                <dd>
                  <span className={styles.side}>{t('history.after')}</span> <ins>{text(nodeId, afterValue)}</ins>
                </dd>
              </dl>
            ))}
          </li>
        ))}
      </ol>
      {totalCount > edges.length && <p>{t('history.more', { count: edges.length })}</p>}
    </>
  );
}

/** How often the answers were edited, and what each edit changed. */
export function EditHistory({ response, reading }: EditHistoryProps) {
  const { t } = useTranslation('review');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('history.title', { count: response.revision })}</summary>
      {isOpen && <Edits response={response} reading={reading} />}
    </details>
  );
}
