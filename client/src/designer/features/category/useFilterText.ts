import type { ResponseFilter } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useSourceTags } from '../../shared/source-tags/useSourceTags';
import { chipsOf } from '../../shared/response-filter/chip-conditions';

/** Says in one line which responses a filter means. */
export function useFilterText(): (filter: ResponseFilter) => string {
  const { t } = useTranslation(['category', 'responseFilter']);

  const { nameOf } = useSourceTags();
  const timeOf = (from: string | null, to: string | null): string[] => {
    if (from !== null && to !== null) return [from === to ? from : t('responseFilter:between', { from, to })];
    if (from !== null) return [t('responseFilter:since', { from })];
    return to === null ? [] : [t('responseFilter:until', { to })];
  };
  return (filter) => {
    const { status, version, source, from, to, conditions } = chipsOf(filter);
    const others = conditions.conditions.length;
    const parts = [
      ...(status.length === 0 ? [] : [status.map((each) => t(`responseFilter:statusName.${each}`)).join(t('responseFilter:listJoint'))]),
      ...(version === null ? [] : [t('responseFilter:versionNumber', { version })]),
      ...(source === null ? [] : [t('responseFilter:chip', { name: t('responseFilter:source'), value: nameOf(source) })]),
      ...timeOf(from, to),
      ...(others === 0 ? [] : [t('others', { count: others })]),
    ];
    return parts.length === 0 ? t('everything') : parts.join(t('joint'));
  };
}
