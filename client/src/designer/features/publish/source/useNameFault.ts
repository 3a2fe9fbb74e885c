import { SOURCE_TAG_LIMITS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';

const NAMED = ['tooLong', 'notUnique'] as const;

/** Says what the server does not take of the names of tags; nothing of an error that was told otherwise. */
export function useNameFault(): (error: unknown, names: readonly string[]) => string[] {
  const { t } = useTranslation('sources');
  return (error, names) =>
    (serverFault(error)?.fields ?? []).map(({ field, rule, limit }) => {
      if (rule === 'tooMany') return t('form.tooMany', { limit: limit ?? SOURCE_TAG_LIMITS.perSurvey });
      const name = names[Number(/\[(\d+)\]/.exec(field)?.[1] ?? 0)] ?? '';
      const known = NAMED.find((one) => one === rule);
      return t(known ? `form.${known}` : 'form.wrong', { name });
    });
}
