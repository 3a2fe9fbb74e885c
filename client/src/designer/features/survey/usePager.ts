import { useState } from 'react';

interface Trail {
  listing: string;
  /** Cursors of the pages behind us, the current one last. */
  cursors: readonly string[];
}

/** Pages of a listing by cursor: forth by the end of this page, back along the way one came. Another listing starts on its first page. */
export const usePager = (listing: string) => {
  const [trail, setTrail] = useState<Trail>({ listing, cursors: [] });
  const cursors = trail.listing === listing ? trail.cursors : [];

  return {
    after: cursors.at(-1) ?? null,
    page: cursors.length + 1,
    goNext: (endCursor: string) => setTrail({ listing, cursors: [...cursors, endCursor] }),
    goBack: () => setTrail({ listing, cursors: cursors.slice(0, -1) }),
  };
};

export type PagerState = ReturnType<typeof usePager>;
