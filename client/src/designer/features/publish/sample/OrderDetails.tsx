import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/moment';
import { conditionWords } from './order-draft';
import type { SampleOrderCardFragment } from './sample.generated';
import styles from './sample.module.css';

/** Shows what was ordered, and what has happened to the order. */
export function OrderDetails({ order }: { order: SampleOrderCardFragment }) {
  const { t } = useTranslation('sample');
  const facts = [
    ['who', conditionWords(order.conditions).join(' \u00b7 ') || t('whoever')],
    ['minutes', t('minutesOf', { count: order.minutes })],
    ['incidence', `${order.incidence}%`],
    ['minSeconds', order.minSeconds > 0 ? t('secondsOf', { count: order.minSeconds }) : t('anyTime')],
    ['contact', [order.contactName, order.contactMobile].filter(Boolean).join(' \u00b7 ')],
    ['remark', order.remark],
  ] as const;
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(`fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div>
        <h4 className={styles.subhead}>{t('history')}</h4>
        <ol className={styles.steps}>
          {order.steps.map(({ event, reason, isByAuthor, at }, index) => (
            <li key={`${at} ${event} ${index}`}>
              <span>
                {t(`event.${event}`)}
                {reason && <span className={styles.quiet}> {t(`reason.${reason}`)}</span>}
              </span>
              <span className={styles.quiet}>
                {t(isByAuthor ? 'byAuthor' : 'byItself')} <time dateTime={at}>{formatMoment(at)}</time>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
