import { useTranslation } from 'react-i18next';
import { useSourceTags } from '../source-tags/useSourceTags';
import type { ResponseFilter } from './response-filter';

type Part = 'status' | 'version' | 'source' | 'time';

/** Says what each part of a filter is set to, such as “Source: mail”; null where it leaves nothing out. Conditions have their own words. */
export function useFilterWords({ status, version, source, from, to }: ResponseFilter): Readonly<Record<Part, string | null>> {
  const { t } = useTranslation('responseFilter');
  const { nameOf } = useSourceTags(source !== null);
  const say = (part: Part, value: string | null): string | null => (value === null ? null : t('chip', { name: t(part), value }));

  function timeText(): string | null {
    if (from !== null && to !== null) return from === to ? from : t('between', { from, to });
    if (from !== null) return t('since', { from });
    return to === null ? null : t('until', { to });
  }

  return {
    status: say('status', status.length === 0 ? null : status.map((each) => t(`statusName.${each}`)).join(t('listJoint'))),
    version: say('version', version === null ? null : String(version)),
    source: say('source', source && nameOf(source)),
    time: say('time', timeText()),
  };
}
