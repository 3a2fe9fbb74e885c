/** What the server tells of the card of this page, and what the script of WeChat checks. */
export interface Card {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
  readonly script: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly picture: string | null;
  readonly hideMenu: boolean;
}

/** The part of WeChat's script that is used here. */
interface WechatScript {
  config(given: object): void;
  ready(then: () => void): void;
  updateAppMessageShareData(card: object): void;
  updateTimelineShareData(card: object): void;
  hideMenuItems(given: { menuList: readonly string[] }): void;
}

const SHARING = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:facebook',
  'menuItem:share:QZone',
];
const FUNCTIONS = ['updateAppMessageShareData', 'updateTimelineShareData', 'hideMenuItems'];

/** Asks the server about the card of this page; null: it tells of none. */
export async function fetchCard({ pathname, href }: Pick<Location, 'pathname' | 'href'>): Promise<Card | null> {
  const url = encodeURIComponent(href.split('#')[0] ?? href);
  try {
    const answer = await fetch(`/v1/r/${pathname.split('/')[2] ?? ''}/wechat-card?url=${url}`);
    const { code, data } = (await answer.json()) as { code: string; data: Card };
    return code === '00000' ? data : null;
  } catch {
    return null;
  }
}

/** Loads the script of WeChat and tells it what the card shows, and what the menu does not. */
export function showCard(card: Card, page: Document): void {
  const script = page.createElement('script');
  script.src = card.script;
  script.addEventListener('load', () => {
    const { wx } = page.defaultView as unknown as { wx?: WechatScript }; // Set by the script.
    if (wx) tell(wx, card);
  });
  page.head.append(script);
}

function tell(wx: WechatScript, { appId, timestamp, nonceStr, signature, title, text, link, picture, hideMenu }: Card): void {
  wx.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: FUNCTIONS });
  wx.ready(() => {
    const shown = { title, link, imgUrl: picture ?? '' };
    wx.updateAppMessageShareData({ ...shown, desc: text });
    wx.updateTimelineShareData(shown);
    if (hideMenu) wx.hideMenuItems({ menuList: SHARING });
  });
}
