import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/moment';
import { ORIGIN_PARTS, useOriginName } from '../../shared/useOriginName';
import { formatDuration } from './duration';
import styles from './ResponseFacts.module.css';
import type { ResponseRow } from './useResponseList';

/** When, how long, from where and to which version a response was given; then the parameters of its link. */
export function ResponseFacts({ response }: { response: ResponseRow }) {
  const { t } = useTranslation(['response', 'responseFilter']);
  const nameOf = useOriginName();
  const { submittedAt, startedAt, sourceName, version, status, exam, params, wechat, linkCode, linkName, invitationCode } = response;
  const facts: [string, string | null][] = [
    [t('column.status'), t(`responseFilter:statusName.${status}`)],
    [t('column.score'), exam && t(exam.waiting ? 'scoreWaiting' : 'score', { score: exam.score, maximum: exam.maximum })],
    [t('column.submitted'), formatMoment(submittedAt)],
    [t('one.started'), startedAt && formatMoment(startedAt)],
    [t('column.duration'), startedAt && formatDuration(startedAt, submittedAt)],
    [t('column.version'), String(version)],
    [t('column.source'), sourceName],
    [t('one.wechatNickname'), wechat?.nickname || null],
    [t('one.wechatOpenid'), wechat?.openid ?? null],
    [t('one.wechatAvatar'), wechat?.avatar ?? null],
    [t('column.link'), linkCode && [linkName, linkCode].filter(Boolean).join(' · ')],
    [t('column.invitation'), invitationCode],
    ...ORIGIN_PARTS.map((part): [string, string | null] => [t(`column.${part}`), response[part] && nameOf(part, response[part])]),
    ...params.map(({ name, value }): [string, string] => [name, value]),
  ];

  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        // A parameter may be called like one of our own facts.
        .map(([name, value], place) => (
          <div key={place} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
