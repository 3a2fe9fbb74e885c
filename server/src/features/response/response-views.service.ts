import type { QualityFindings } from '@wence/schema';
import type { Response } from './response.entity.js';
import type { ResponseCodes, ResponseFiles, ResponseLinks } from './response.port.js';
import { toV1Response } from './v1-response.type.js';

/** A response as `/v1` shows it; findings null: nobody asked for them. */
export type ResponseView = (row: Response, findings?: QualityFindings | null) => ReturnType<typeof toV1Response>;

const present = (ids: readonly (string | null)[]): string[] => [...new Set(ids)].filter((id) => id !== null);

/** Responses as `/v1` shows them, together with what later features know of them. */
export class ResponseViews {
  constructor(private readonly beside: ResponseFiles & ResponseLinks & ResponseCodes) {}

  /** Returns how these responses are shown, and no others: whatever their number, files, links and codes are read once each. */
  async of(rows: readonly Response[]): Promise<ResponseView> {
    const { beside } = this;
    const linkIds = present(rows.map(({ linkId }) => linkId));
    const codeIds = present(rows.map(({ invitationId }) => invitationId));
    const [files, links, codes] = await Promise.all([
      beside.filesOf(rows),
      linkIds.length > 0 ? beside.namesOf(linkIds) : null,
      codeIds.length > 0 ? beside.codesOf(codeIds) : null,
    ]);
    return (row, findings = null) => {
      const link = links?.get(row.linkId ?? '') ?? null;
      const invitationCode = codes?.get(row.invitationId ?? '') ?? null;
      return toV1Response(row, { files: files.get(row.id) ?? [], link, invitationCode, findings });
    };
  }
}
