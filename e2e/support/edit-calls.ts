import type { Page } from '@playwright/test';

interface Call {
  readonly operationName?: string;
  readonly variables?: { readonly input?: { readonly operations: readonly object[] } };
}

/** The saves of an open editor: listened to, kept waiting, or refused as the server refuses what it does not take. */
export class EditCalls {
  /** All operations that were sent, in order. */
  readonly sent: object[] = [];
  private isRefusing = false;
  private waiting: Promise<void> | null = null;

  static async of(page: Page): Promise<EditCalls> {
    const calls = new EditCalls();
    await page.route('**/graphql', async (route) => {
      const call: Call = route.request().postDataJSON();
      if (call.operationName !== 'EditSurvey') return route.continue();
      calls.sent.push(...(call.variables?.input?.operations ?? []));
      await calls.waiting;
      if (!calls.isRefusing) return route.continue();
      return route.fulfill({ json: { data: null, errors: [{ message: 'refused', extensions: { code: 'A0400' } }] } });
    });
    return calls;
  }

  refuse(): void {
    this.isRefusing = true;
  }

  /** Answers wait until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.waiting = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  }
}
