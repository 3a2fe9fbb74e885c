import { announce } from '../notice/notices';
import { during } from '../progress/progress';
import { saveBlob } from '../save-file';
import { replyRefusal } from './reply-refusal';
import { useAuthorFetch } from './useAuthorFetch';

/** A file that came with a response. */
interface AuthorFile {
  readonly name: string;
  readonly path: string;
}

/** Downloads a file that only the author may access. `goneText` is said where it does not exist any more. */
export function useFileDownload(goneText: string): (file: AuthorFile) => Promise<void> {
  const authorFetch = useAuthorFetch();

  const download = async ({ path, name }: AuthorFile): Promise<void> => {
    const response = await authorFetch(path);
    if (!response) return;
    try {
      if (response.headers.get('content-disposition') !== null) saveBlob(await response.blob(), name);
      else announce(replyRefusal(await response.json().catch(() => null), goneText));
    } catch {
      announce({ kind: 'network' });
    }
  };
  return (file) => during('downloading', () => download(file));
}
