import type { SurveyDefinition } from '@wence/schema';

/** About what previews of links show. */
const TEXT_LENGTH = 120;

/** What messengers and networks show of the link of a survey. */
export interface LinkCard {
  /** Plain text. */
  readonly title: string;
  /** Plain text; empty: none. */
  readonly text: string;
  /** Full address; null: none. */
  readonly picture: string | null;
}

/** The card that the author made, and what the survey says by itself where none was made. `base` is the address of this server. */
export function linkCardOf({ title, welcome = '', settings = {} }: SurveyDefinition, base: string): LinkCard {
  const { shareTitle, shareText, sharePicture } = settings;
  return {
    title: shareTitle ?? title,
    text: shareText ?? firstWords(welcome),
    picture: sharePicture === undefined ? null : `${base}/${sharePicture.replace(/^\{host\}/, '').replace(/^\/+/, '')}`,
  };
}

/** Whether WeChat has to be told of a card or a menu, since its browser does not look at pages by itself. */
export const usesWechatScript = ({ settings = {} }: SurveyDefinition): boolean =>
  [settings.shareTitle, settings.shareText, settings.sharePicture].some((part) => part !== undefined) || settings.hideShareMenu === true;

/** The first words of a welcome text, without its markup. */
function firstWords(welcome: string): string {
  const words = welcome
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
  const letters = [...words];
  return letters.length > TEXT_LENGTH ? `${letters.slice(0, TEXT_LENGTH - 1).join('')}…` : words;
}
