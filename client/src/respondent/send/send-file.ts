import { testToken } from '../survey/visit-access';

/** The question of a submission that a file belongs to. */
export interface FilePurpose {
  readonly surveyId: string;
  readonly submissionId: string;
  readonly nodeId: number;
}

export type FileOutcome =
  | { readonly kind: 'stored'; readonly fileId: string }
  /** Another try may go well: the network, a busy server. */
  | { readonly kind: 'again' }
  /** Another try will not: the file is not what the question takes. */
  | { readonly kind: 'refused'; readonly isTooLarge: boolean };

export interface Transfer {
  readonly outcome: Promise<FileOutcome>;
  /** Nothing is sent any more; `outcome` never comes. */
  readonly cancel: () => void;
}

interface Named {
  readonly name: string;
  readonly bytes: Blob;
}

/** Sends a file. `fetch` does not tell how far it has come, so an older way is gone. */
export function sendFile(
  { surveyId, submissionId, nodeId }: FilePurpose,
  { name, bytes }: Named,
  onProgress: (share: number) => void,
): Transfer {
  const request = new XMLHttpRequest();
  const outcome = new Promise<FileOutcome>((resolve) => {
    const test = testToken();
    const query = new URLSearchParams({ nodeId: String(nodeId), submissionId, name, ...(test && { test }) });
    request.open('POST', `/v1/r/${encodeURIComponent(surveyId)}/files?${query}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)));
    request.addEventListener('error', () => resolve({ kind: 'again' }));
    request.send(bytes);
  });
  return { outcome, cancel: () => request.abort() };
}

/** Reads the server's response. A body that is no envelope comes from a proxy. */
export function outcomeOf(status: number, text: string): FileOutcome {
  if (status === 413) return { kind: 'refused', isTooLarge: true };
  const body = parsed(text);
  const fileId = (body?.data as { fileId?: unknown } | null | undefined)?.fileId;
  if (body?.code === '00000' && typeof fileId === 'string') return { kind: 'stored', fileId };
  return typeof body?.code === 'string' && body.code.startsWith('A04') ? { kind: 'refused', isTooLarge: false } : { kind: 'again' };
}

function parsed(text: string): { code?: unknown; data?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
