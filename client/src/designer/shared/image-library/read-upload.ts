import { SUCCESS_CODE } from '@wence/schema';
import type { Notice } from '../../../graphql/doors';
import { replyRefusal } from '../v1/reply-refusal';

interface Reply {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: { readonly filePath?: unknown } | null;
}

/** What became of an upload: the stored name, or what there is to say. */
export type Upload = { readonly name: string } | { readonly refusal: Notice };

/** Reads the reply to an upload. `failed`: what is said where the server gives no reason of its own (Spec 8, upload failure). */
export function readUpload(reply: unknown, failed: string): Upload {
  const read = reply as Reply | null; // Whatever came, its parts are looked at one by one.
  if (read?.code === SUCCESS_CODE && typeof read.data?.filePath === 'string') return { name: read.data.filePath };
  const refusal = replyRefusal(read);
  const saysWhy = refusal.kind === 'signedOut' || (refusal.kind === 'say' && refusal.message !== '');
  return { refusal: saysWhy ? refusal : { kind: 'say', message: failed } };
}
