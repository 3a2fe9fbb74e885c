/** `#rrggbb`, in small letters. */
export type Colour = string;

/**
 * Look of the answering page and texts of its buttons (Spec 3, theme style: `back`, `prevText`, `nextText`). Every key may be absent; colours that
 * could not be read together are corrected when the page is drawn (`theme-palette.ts`), never refused.
 */
export interface SurveyTheme {
  /** Background behind the sheet: a colour, or the stored name of a picture. */
  readonly back?: string;
  /** The button that leads back, on pages that have no text of their own for it. Plain text. */
  readonly prevText?: string;
  /** The button that leads on, on pages that have no text of their own for it; the last page still says that it sends. Plain text. */
  readonly nextText?: string;
  /** The one colour of buttons, selection, focus and links. Default #0e7490. */
  readonly accent?: Colour;
  /** The sheet that everything stands on. Default white, or nearly black where `isDark`. */
  readonly surface?: Colour;
  /** The text. Default: what reads well on the sheet. */
  readonly ink?: Colour;
  /** Pixels, 0 to 24. Default 8. */
  readonly radius?: number;
  /** 0 normal, the default, 1 large, 2 larger. */
  readonly textSize?: 0 | 1 | 2;
  /** Light on dark, where `surface` says nothing else. Default false. */
  readonly isDark?: boolean;
  /** The line that shows how far one is. Default true. */
  readonly hasProgress?: boolean;
  /** Numbers before the questions. Default true. */
  readonly hasNumbers?: boolean;
  /** Stored name of a picture over the survey. Default none. */
  readonly cover?: string;
  /** Stored name of a small picture at the head of the sheet. Default none. */
  readonly logo?: string;
}

/** Present = set, absent = leave, null = back to the default. */
export type ThemeChange = { readonly [K in keyof SurveyTheme]?: SurveyTheme[K] | null };
