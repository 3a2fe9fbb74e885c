import type { SurveyDefinition } from '@wence/schema';
import { deviceStorage, draftStore } from '../draft/device';
import type { Draft } from '../draft/draft';
import { parseDraft } from '../draft/parse-draft';
import { readQuery } from '../draft/read-query';
import { postJson } from '../send/post-json';
import { linkCode, testToken, visitKeys } from '../survey/visit-access';

/** Milliseconds for which the survey waits for what another device has answered. */
const PATIENCE_MS = 3000;
/** Bytes that browsers send along while a page is being left. */
const KEEPALIVE_BYTES = 60_000;
/** Nothing that is sent later would be taken: it is no draft, there is no such survey, or the link takes no answers. */
const FINAL_CODES: ReadonlySet<string | undefined> = new Set(['A0400', 'A0404', 'A0428']);

/** The server's draft as this device last knew it. */
interface Known {
  readonly savedAt: string;
  readonly content: string;
}

/** Returns whether a survey that was opened by this address keeps answers with the link. */
export const keepsWithLink = ({ settings }: SurveyDefinition): boolean =>
  linkCode() !== '' && !testToken() && settings?.resume !== false && !settings?.anonymousLinks;

const knownKey = (surveyId: string): string => `wence.linkdraft.${surveyId}${linkCode()}`;

/** The part of a draft that other devices go on with, as text that can be compared. */
export const contentOf = ({ submissionId, version, startedAt, pageId: page, seen, answers }: Draft): string =>
  JSON.stringify({ submissionId, version, startedAt, page, seen, answers });

function readKnown(surveyId: string): Known | null {
  try {
    const { savedAt, content } = JSON.parse(deviceStorage.getItem(knownKey(surveyId)) ?? '{}') as Partial<Known>;
    return typeof savedAt === 'string' && typeof content === 'string' ? { savedAt, content } : null;
  } catch {
    // Somebody else wrote under our key: the same as nothing there.
    return null;
  }
}

const remember = (surveyId: string, known: Known): void => deviceStorage.setItem(knownKey(surveyId), JSON.stringify(known));

export const forgetKnown = (surveyId: string): void => deviceStorage.removeItem(knownKey(surveyId));

/** Returns whether the server has this draft already. A visit without answers is worth saving only where there were some. */
export function isSaved(surveyId: string, draft: Draft): boolean {
  const known = readKnown(surveyId);
  return known ? known.content === contentOf(draft) : Object.keys(draft.answers).length === 0;
}

const entry = () => ({ ...visitKeys, linkCode: linkCode(), ...readQuery(window.location.search) });

/** The outcome of saving. `later`: not now, as while the network is away or the survey is stopped. `never`: nothing is kept by this link. */
export type Saved = 'saved' | 'later' | 'never';

/** Saves a draft on the server. Never rejects. */
export async function saveDraft(surveyId: string, draft: Draft): Promise<Saved> {
  const content = contentOf(draft);
  const posted = await postJson(surveyId, 'link-draft', { ...entry(), ...(JSON.parse(content) as object) });
  const { code, data } = posted?.envelope ?? {};
  if (code !== '00000') return FINAL_CODES.has(code) ? 'never' : 'later';
  const { savedAt } = data as { readonly savedAt?: unknown };
  if (typeof savedAt !== 'string') return 'never';
  remember(surveyId, { savedAt, content });
  return 'saved';
}

/**
 * Sends a draft while the page is being left. Nobody is there to hear whether it arrived: it stays on this device, and is saved again when the page
 * goes on.
 */
export function saveAtLast(surveyId: string, draft: Draft): void {
  const body = new TextEncoder().encode(JSON.stringify({ ...entry(), ...(JSON.parse(contentOf(draft)) as object) }));
  void fetch(`/v1/r/${encodeURIComponent(surveyId)}/link-draft`, {
    method: 'POST',
    keepalive: body.byteLength < KEEPALIVE_BYTES,
    headers: { 'Content-Type': 'application/json' },
    body,
  }).catch(() => undefined);
}

/**
 * Fetches what another device has saved by this link since this one last knew; null: nothing. Where both have gone on, the other's answers count, and
 * those that only this device has are kept. It is this device's draft from now on.
 */
export async function takeOver(surveyId: string): Promise<Draft | null> {
  const posted = await postJson(surveyId, 'link-draft/read', entry());
  const found = (posted?.envelope?.data as { readonly draft?: Record<string, unknown> | null } | null)?.draft;
  const own = draftStore.readDraft(surveyId);
  const known = readKnown(surveyId);
  if (!found || found.savedAt === known?.savedAt || own?.isPending || draftStore.readReceipt(surveyId)) return null;
  const other = parseDraft(JSON.stringify({ ...found, pageId: found.page, origin: own?.origin }));
  if (!other) return null;
  remember(surveyId, { savedAt: String(found.savedAt), content: contentOf(other) });
  if (own && contentOf(own) === contentOf(other)) return null;
  const hasGoneOn = own && contentOf(own) !== known?.content;
  const merged = hasGoneOn ? { ...other, answers: { ...own.answers, ...other.answers } } : other;
  draftStore.writeDraft(surveyId, merged);
  return merged;
}

/** Fetches what another device has answered before the survey is shown, unless that takes long. */
export async function prepareLinkDraft(definition: SurveyDefinition): Promise<void> {
  const surveyId = window.location.pathname.split('/')[2] ?? '';
  if (!keepsWithLink(definition)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([takeOver(surveyId), over]);
  clearTimeout(timer);
}
