interface Dated {
  seq: number;
  updatedAt: string;
}

/**
 * The newer of what was loaded and what was pushed. They travel on different roads and may overtake each other:
 * more responses win; with equal responses (a relaunch changed titles) the later one does.
 */
export const newerReport = <Report extends Dated>(loaded: Report | undefined, pushed: Report | undefined): Report | undefined => {
  if (!loaded || !pushed) return loaded ?? pushed;
  if (loaded.seq !== pushed.seq) return loaded.seq > pushed.seq ? loaded : pushed;
  return loaded.updatedAt > pushed.updatedAt ? loaded : pushed;
};
