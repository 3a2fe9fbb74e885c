import type { Page } from '@playwright/test';

interface Watched {
  policyRefuses(text: string): void;
}

/** Collects what the browser refuses on this page, and on those it goes to, because the page's own policy does not allow it. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(`${page.url()}: ${message.text()}`);
  });
  await page.exposeFunction('policyRefuses', (text: string) => violations.push(`${page.url()}: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const text = `policy violation: ${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`;
      (window as unknown as Watched).policyRefuses(text);
    });
  });
  return violations;
}
