/** Figures of `/metrics`, by name; only those without labels. Delays of the event loop are those since the last call. */
export async function figuresOf(origin: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${origin}/metrics`);
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`);
  const lines = (await answer.text()).split('\n');
  return new Map(
    lines.flatMap((line): [string, number][] => {
      const [, name, value] = /^([a-z_0-9]+) (\S+)$/.exec(line) ?? [];
      return name && value ? [[name, Number(value)]] : [];
    }),
  );
}
