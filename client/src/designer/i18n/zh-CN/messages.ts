/** Keys that end in `_other` may have a `_one` beside them in languages that tell one from many. */
type OneForms<Source> = { [Key in keyof Source as Key extends `${infer Stem}_other` ? `${Stem}_one` : never]?: string };

/** Type of a translation of `Source`: the same keys with other texts. A missing or unknown key does not compile. */
export type MessagesOf<Source> = OneForms<Source> & {
  [Key in keyof Source]: Source[Key] extends string ? string : MessagesOf<Source[Key]>;
};
