import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../lists/evict-lists';
import { type ChangeSurveysInput, useChangeSurveysMutation } from './shelf.generated';

const DONE = '00000';

/** Does the same to the selected surveys, and tells of how many it was done. Those of which it was not stay selected. */
export function useChangeSurveys(surveyIds: readonly string[], onLeft: (surveyIds: readonly string[]) => void) {
  const { t } = useTranslation('shelf');
  const { message } = App.useApp();
  const [send, { loading }] = useChangeSurveysMutation({
    update: (cache) => {
      evictLists(cache);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'surveyFolders' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'surveyTags' });
    },
  });

  const change = async (asked: Omit<ChangeSurveysInput, 'surveyIds'>): Promise<boolean> => {
    const outcome = await send({ variables: { input: { ...asked, surveyIds: [...surveyIds] } } }).catch(() => null);
    if (!outcome?.data) return false;
    const { results } = outcome.data.changeSurveys;
    const left = results.filter(({ code }) => code !== DONE).map(({ surveyId }) => surveyId);
    const count = results.length - left.length;
    if (count > 0) void message.success(t('done', { count }));
    if (left.length > 0) void message.warning(t('left', { count: left.length }));
    onLeft(left);
    return true;
  };
  return { change, isBusy: loading };
}
