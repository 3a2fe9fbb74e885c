import { purposeKey } from '../../platform/auth/purpose-key.js';
import type { Platform } from '../../platform/platform.js';
import { PanelGate } from './panel-gate.service.js';
import { PanelLinks } from './panel-links.policy.js';

/** Respondents whom suppliers bring: who they are, and if they may answer. */
export function samplePanelFeature({ database, tokenSecret }: Pick<Platform, 'database' | 'tokenSecret'>) {
  const panelLinks = new PanelLinks(purposeKey(tokenSecret, 'sample link'));
  return { panelLinks, panelGate: new PanelGate(database, panelLinks).gate, resolvers: [], routes: [], pages: [] };
}
