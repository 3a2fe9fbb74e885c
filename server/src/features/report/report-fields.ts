/**
 * What a type of the graph has to have for the figures of the model: a field for each, with `texts` in the place of `text`. A type that implements
 * it does not compile while it lacks one.
 */
export type ReportFields<Figures> = Readonly<
  Record<Exclude<keyof Figures, 'text'> | ('text' extends keyof Figures ? 'texts' : never), unknown>
>;
