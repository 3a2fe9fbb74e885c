import type { Page } from '@playwright/test';

/** The parts of React's tree that are read here; it names them so for its own developer tools. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly memoizedProps: Record<string, unknown> | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
}

export interface Renders {
  /** The cards of the canvas in which something was rendered again, by the code of their question. */
  readonly cards: readonly string[];
  /** All components that were rendered again, wherever. */
  readonly components: number;
}

/**
 * Counts what React renders, as its own profiler does: it tells a developer tool of each commit, and marks what was rendered for it. Works on the
 * built page. To be called before the page is opened.
 */
export async function watchRenders(page: Page): Promise<{ of: (act: () => Promise<void>) => Promise<Renders> }> {
  await page.addInitScript(() => {
    const COMPONENTS = new Set([0, 11, 14, 15]);
    const RENDERED = 1;
    const HOST = 5;
    const seen = { cards: new Set<string>(), components: 0 };
    let isCounting = false;

    const isCard = ({ tag, type }: Fiber) => tag === HOST && type === 'article';
    /** The card that a component stands in, or that it is. */
    const cardOf = (fiber: Fiber): Fiber | null => {
      if (fiber.child && isCard(fiber.child)) return fiber.child;
      for (let at: Fiber | null = fiber; at; at = at.return) if (isCard(at)) return at;
      return null;
    };
    const note = (fiber: Fiber) => {
      seen.components += 1;
      const card = cardOf(fiber)?.memoizedProps?.['aria-label'];
      if (typeof card === 'string') seen.cards.add(card);
    };
    // React keeps the object of a component that it did not render.
    const walk = (fiber: Fiber, before: Fiber | null) => {
      if (fiber === before) return;
      if (COMPONENTS.has(fiber.tag) && before && (fiber.flags & RENDERED) !== 0) note(fiber);
      if (before && fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate);
    };
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => isCounting && walk(root.current, root.current.alternate),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
      startCountingRenders: () => {
        seen.cards.clear();
        seen.components = 0;
        isCounting = true;
      },
      countedRenders: () => {
        isCounting = false;
        return { cards: [...seen.cards], components: seen.components };
      },
    });
  });
  return {
    of: async (act) => {
      await page.evaluate('startCountingRenders()');
      await act();
      return page.evaluate('countedRenders()');
    },
  };
}
