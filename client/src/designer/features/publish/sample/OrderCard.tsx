import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/moment';
import { yuan } from './order-draft';
import { OrderDetails } from './OrderDetails';
import { OrderProgress } from './OrderProgress';
import type { SampleOrderAction, SampleOrderCardFragment } from './sample.generated';
import styles from './sample.module.css';
import type { useOrderMoves } from './useOrderMoves';

interface OrderCardProps {
  order: SampleOrderCardFragment;
  /** Its place among the orders of the survey, the first is 1. */
  number: number;
  isRunning: boolean;
  moves: ReturnType<typeof useOrderMoves>;
  onEdit: () => void;
  onLinks: () => void;
}

/** Actions that lead on, as the one button that stands out. */
const LEADING: readonly SampleOrderAction[] = ['SUBMIT', 'ACCEPT_QUOTE', 'RESUME', 'ACCEPT_DELIVERY'];
const NEEDS_RUNNING: readonly SampleOrderAction[] = ['SUBMIT', 'ACCEPT_QUOTE', 'RESUME'];
const EDITABLE = ['DRAFT', 'REJECTED'];
/** Before respondents may come, and after nobody can any more. */
const NO_PROGRESS = ['DRAFT', 'SUBMITTED', 'QUOTED', 'REJECTED'];
const OPEN_TO_PANEL = ['RUNNING', 'PAUSED'];

/** An order with its state, its progress and what can be done with it. */
export function OrderCard({ order, number, isRunning, moves, onEdit, onLinks }: OrderCardProps) {
  const { t } = useTranslation('sample');
  const [isOpen, setOpen] = useState(false);
  const [headId, detailsId] = [useId(), useId()];
  const { state, reason, totalPrice, unitPrice, supplier, actions } = order;
  const isFree = supplier === 'MANUAL';

  return (
    <article className={styles.order} aria-labelledby={headId}>
      <div className={styles.top}>
        <div>
          <h3 id={headId} className={styles.name}>
            {t('order', { number })} <span className={styles.quiet}>{t(`supplier.${supplier}`)}</span>
          </h3>
          <p className={styles.quiet}>{t('until', { moment: formatMoment(order.deadline) })}</p>
        </div>
        <span className={styles.state} data-state={state} aria-live="polite">
          {t(`state.${state}`)}
        </span>
      </div>
      {reason && (
        <p className={styles.reason} aria-live="polite">
          {t(`why.${reason}`)}
        </p>
      )}
      {!NO_PROGRESS.includes(state) && <OrderProgress order={order} />}
      {totalPrice !== null && unitPrice !== null && (
        <p className={styles.price}>
          {isFree ? t('free') : t('price', { unit: yuan(unitPrice), target: order.target, total: yuan(totalPrice) })}
          {!isFree && <span className={styles.quiet}> {t('notCharged')}</span>}
        </p>
      )}
      <p className={styles.quiet}>{t(`next.${state}`, { count: order.target })}</p>
      {isOpen && (
        <div id={detailsId}>
          <OrderDetails order={order} />
        </div>
      )}
      <div className={styles.actions}>
        {actions
          .filter((action) => action !== 'CANCEL')
          .map((action) => (
            <Button
              key={action}
              type={LEADING.includes(action) ? 'primary' : 'default'}
              loading={moves.isBusy(order, action)}
              disabled={NEEDS_RUNNING.includes(action) && !isRunning}
              onClick={() => moves.start(order, action)}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        {EDITABLE.includes(state) && <Button onClick={onEdit}>{t('edit')}</Button>}
        {isFree && OPEN_TO_PANEL.includes(state) && <Button onClick={onLinks}>{t('links')}</Button>}
        <Button type="text" aria-expanded={isOpen} aria-controls={isOpen ? detailsId : undefined} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideDetails' : 'showDetails')}
        </Button>
        {actions.includes('CANCEL') && (
          <Button type="text" danger loading={moves.isBusy(order, 'CANCEL')} onClick={() => moves.start(order, 'CANCEL')}>
            {t('action.CANCEL')}
          </Button>
        )}
      </div>
    </article>
  );
}
