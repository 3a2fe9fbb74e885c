import { type Device, UNKNOWN } from '@wence/schema';
import type { SplitFactsQuery } from './category.generated';
import type { SplitValue } from './split-variable';

/** Facts that are known of every response beside its answers; responses can be split by them as well. */
export const SPLIT_FACTS = ['source', 'device', 'region'] as const;

export type SplitFact = (typeof SPLIT_FACTS)[number];

/** Local id of the question whose answers are the columns, or a fact; 0: none is chosen. */
export type SplitBy = number | SplitFact;

export const isSplitFact = (by: unknown): by is SplitFact => SPLIT_FACTS.some((fact) => fact === by);

export type FactCounts = NonNullable<SplitFactsQuery['overallReport']['collection']>;

/** Names a value of a fact; null: it is not known. */
export type NameOf = (fact: SplitFact, value: string | null) => string;

/** The values of a fact that the responses have, each with the condition that means them. */
export function factValues(fact: SplitFact, { sources, devices, regions }: FactCounts, nameOf: NameOf): SplitValue[] {
  const valueOf = (value: string | null, count: number, condition: SplitValue['condition']): SplitValue => ({
    key: value ?? '',
    name: nameOf(fact, value),
    count,
    condition,
  });
  switch (fact) {
    case 'source':
      return sources.map(({ source, name, count }) => ({
        ...valueOf(source, count, { source: { anyOf: [source ?? ''] } }),
        name: nameOf(fact, name),
      }));
    case 'device':
      // The graph writes the words of the model in capitals.
      return devices.map(({ device, count }) =>
        valueOf(device, count, { device: { anyOf: [(device?.toLowerCase() as Device | undefined) ?? UNKNOWN] } }),
      );
    case 'region':
      return regions.map(({ region, count }) => valueOf(region, count, { region: { anyOf: [region ?? UNKNOWN] } }));
  }
}
