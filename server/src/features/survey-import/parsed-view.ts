import type { ParsedDocument } from './document-import.service.js';

/** A parsed document as both doors answer it: of a finding what every reader understands, without its evidence. */
export const parsedView = ({ kind, definition, sources, notes, findings }: ParsedDocument) => ({
  kind,
  definition,
  sources: sources.map(({ text, nodeId }) => ({ text, nodeId })),
  notes: notes.map(({ code, nodeId, text }) => ({ code, nodeId, text })),
  findings: findings.map(({ severity, code, nodeId = null }) => ({ severity, code, nodeId })),
});
