import type { SurveyOption } from '@wence/schema';

/** Options that stand together: the members of a group under its heading, or loose ones. */
export interface Segment {
  readonly heading: SurveyOption | null;
  readonly options: readonly SurveyOption[];
}

/** The options on offer, in their order, under the headings they belong to. A heading of which nothing is on offer is not there. */
export function segmentsOf(offered: readonly SurveyOption[], all: readonly SurveyOption[] = []): Segment[] {
  const headings = new Map(all.flatMap((group) => (group.nodes ?? []).map(({ id }) => [id, group])));
  const segments: { heading: SurveyOption | null; options: SurveyOption[] }[] = [];
  for (const option of offered) {
    const heading = headings.get(option.id) ?? null;
    const last = segments.at(-1);
    if (last && last.heading === heading) last.options.push(option);
    else segments.push({ heading, options: [option] });
  }
  return segments;
}
