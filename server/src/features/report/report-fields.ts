/**
 * Fields that a graph type needs for the figures of the model: one for each, with `texts` instead of `text`. A type that implements this does
 * not compile if it lacks one.
 */
export type ReportFields<Figures> = Readonly<
  Record<Exclude<keyof Figures, 'text'> | ('text' extends keyof Figures ? 'texts' : never), unknown>
>;
