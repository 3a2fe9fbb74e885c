import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/init';
import { useDivisionNames } from '../../shared/useDivisionNames';
import { divisionsIn, type ReadResponse, responseReader } from './read-response';
import type { ResponseRow } from './useResponseList';
import type { Versions } from './useVersions';

/** Returns how these responses read, by id: each by the version that it was given to. One whose version is not there is not in it. */
export function useReaders(responses: readonly ResponseRow[], versions: Versions): ReadonlyMap<string, ReadResponse> {
  // Words change with the language.
  useTranslation();
  const language = currentLocale();
  const division = useDivisionNames(divisionsIn(responses));

  return useMemo(() => {
    const files = new Map(responses.flatMap((response) => response.files.map(({ id, name }) => [id, name] as const)));
    const names = { division, file: (id: string) => files.get(id) };
    const readers = new Map<number, ReturnType<typeof responseReader>>();
    const read = new Map<string, ReadResponse>();
    for (const response of responses) {
      const definition = versions.get(response.version);
      if (!definition) continue;
      const reader = readers.get(response.version) ?? responseReader(definition, language, names);
      readers.set(response.version, reader);
      read.set(response.id, reader(response));
    }
    return read;
  }, [responses, versions, language, division]);
}
