/** Attribute types (Spec 3; design 3): filled by respondents, by parameters without being shown, or only used in reports. */
export const ATTRIBUTE_TYPES = ['normal', 'hide', 'background'] as const;

/** Texts of a question that an author edits in place, each with a label in the locale files (Spec 3, attribute labels). */
export const ATTRIBUTE_LABELS = ['title', 'left_text', 'center_text', 'right_text', 'prev_text', 'next_text'] as const;
