/** Pages that most visits never show. They are fetched when there is a reason to show one, before it is shown. */
const loaded: {
  problem?: typeof import('../page/problem/ProblemPage');
  test?: typeof import('../page/test-mode/TestBanner');
  resume?: typeof import('../page/resume/ResumePage');
  end?: typeof import('../page/end/EndPage') | undefined;
} = {};

export const laterPages: Readonly<typeof loaded> = loaded;

/** Rejects when they do not come. */
export async function loadProblemPages(): Promise<void> {
  loaded.problem ??= await import('../page/problem/ProblemPage');
}

/** Rejects when it does not come. */
export async function loadTestBanner(): Promise<void> {
  loaded.test ??= await import('../page/test-mode/TestBanner');
}

/** Rejects when it does not come. */
export async function loadResumePage(): Promise<void> {
  loaded.resume ??= await import('../page/resume/ResumePage');
}

/** Where it does not come, the visit ends with plain thanks. */
export async function loadEndPage(): Promise<void> {
  loaded.end ??= await import('../page/end/EndPage').catch(() => undefined);
}
