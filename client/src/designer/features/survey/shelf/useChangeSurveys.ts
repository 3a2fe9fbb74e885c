import { SURVEY_LIST_LIMITS } from '@wence/schema';
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
    const done: string[] = [];
    let isWhole = true;
    // So many are taken at once; whoever went from page to page may have selected more.
    for (let from = 0; isWhole && from < surveyIds.length; from += SURVEY_LIST_LIMITS.atOnce) {
      const part = surveyIds.slice(from, from + SURVEY_LIST_LIMITS.atOnce);
      const outcome = await send({ variables: { input: { ...asked, surveyIds: part } } }).catch(() => null);
      const results = outcome?.data?.changeSurveys.results;
      isWhole = results !== undefined;
      done.push(...(results ?? []).filter(({ code }) => code === DONE).map(({ surveyId }) => surveyId));
    }
    const left = surveyIds.filter((id) => !done.includes(id));
    if (done.length > 0) void message.success(t('done', { count: done.length }));
    if (isWhole && left.length > 0) void message.warning(t('left', { count: left.length }));
    onLeft(left);
    return isWhole;
  };
  return { change, isBusy: loading };
}
