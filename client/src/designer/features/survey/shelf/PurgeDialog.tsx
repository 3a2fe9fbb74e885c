import { useApolloClient } from '@apollo/client/react';
import { formatThousands, SURVEY_LIST_LIMITS } from '@wence/schema';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../lists/evict-lists';
import { addShelfTexts } from './shelf-texts';
import { PurgedSurveyFragmentDoc, type PurgedSurveyFragment, usePurgeSurveysMutation } from './shelf.generated';
import styles from './shelf.module.css';
import { TypedConfirm } from './TypedConfirm';

addShelfTexts();

interface PurgeDialogProps {
  surveyIds: readonly string[];
  /** Gets those that are still there. */
  onDone: (left: readonly string[]) => void;
  onClose: () => void;
}

/** Deletes surveys of the recycle bin for good, after the title of the only one, or their number, was typed. */
export function PurgeDialog({ surveyIds, onDone, onClose }: PurgeDialogProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const { message } = App.useApp();
  const { cache } = useApolloClient();
  const [purge, { loading }] = usePurgeSurveysMutation({ update: evictLists });
  // Whoever chose them saw them, on this page of the bin or on one before.
  const surveys = surveyIds.flatMap((id) => {
    const found = cache.readFragment<PurgedSurveyFragment>({
      id: `Survey:${id}`,
      fragment: PurgedSurveyFragmentDoc,
      fragmentName: 'PurgedSurvey',
    });
    return found ? [found] : [];
  });
  const responses = surveys.reduce((sum, { responseTotal }) => sum + (responseTotal ?? 0), 0);
  const signOf = (ids: readonly string[]): string =>
    ids.length === 1 ? (surveys.find(({ id }) => id === ids[0])?.title ?? '') : String(ids.length);

  const handleConfirm = async () => {
    let left = surveyIds;
    while (left.length > 0) {
      const part = left.slice(0, SURVEY_LIST_LIMITS.atOnce);
      const outcome = await purge({ variables: { input: { surveyIds: part, confirmation: signOf(part) } } }).catch(() => null);
      if (!outcome?.data) break;
      left = left.slice(part.length);
    }
    const gone = surveyIds.length - left.length;
    if (gone > 0) void message.success(t('purged', { count: gone }));
    if (left.length < surveyIds.length) onDone(left);
    if (left.length === 0) onClose();
  };

  return (
    <TypedConfirm
      title={t('purgeTitle', { count: surveyIds.length })}
      wanted={signOf(surveyIds)}
      label={t(surveyIds.length === 1 ? 'typeTitle' : 'typeNumber')}
      action={t('purge')}
      isBusy={loading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <div className={styles.loss}>
        <strong>{t('purgeCount', { count: responses, total: formatThousands(responses) })}</strong>
        {surveys.length > 1 && (
          <ul className={styles.going}>
            {surveys.map(({ id, title, responseTotal }) => (
              <li key={id}>
                <span>{title}</span>
                <span>{t('responsesIn', { count: responseTotal ?? 0, total: formatThousands(responseTotal) })}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.help}>{t('purgeHelp')}</p>
      </div>
    </TypedConfirm>
  );
}
