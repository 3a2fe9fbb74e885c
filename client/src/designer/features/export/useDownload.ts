import { useCallback, useEffect, useRef } from 'react';
import { saveUrl } from '../../shared/save-file';
import { type ExportRowFragment, useCreateExportLinkMutation } from './export.generated';

/**
 * Saves files by short-lived addresses: the browser takes the bytes as they come, and their name from the server. `expect` has a file saved as soon as it
 * is there, while this page is open.
 */
export function useDownload(tasks: readonly ExportRowFragment[]) {
  const [createLink] = useCreateExportLinkMutation();
  const expected = useRef(new Set<string>());

  const download = useCallback(
    async (taskId: string) => {
      const outcome = await createLink({ variables: { input: { taskId } } }).catch(() => null);
      const path = outcome?.data?.createExportLink.path;
      if (path !== undefined) saveUrl(path, '');
    },
    [createLink],
  );

  useEffect(
    function saveExpected() {
      for (const { id } of tasks.filter(({ status }) => status === 'DONE')) if (expected.current.delete(id)) void download(id);
    },
    [tasks, download],
  );

  return { download, expect: (taskId: string) => void expected.current.add(taskId) };
}
