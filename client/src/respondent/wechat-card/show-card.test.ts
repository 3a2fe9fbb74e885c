import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Card, fetchCard, showCard } from './show-card';

const card: Card = {
  appId: 'wx1',
  timestamp: 7,
  nonceStr: 'n',
  signature: 's',
  script: 'https://script.example/wx.js',
  title: 'Tea',
  text: 'A minute',
  link: 'https://wence.example/r/abc',
  picture: null,
  hideMenu: false,
};

function fakeScript() {
  const wx = {
    config: jest.fn(),
    ready: jest.fn((then: () => void) => then()),
    updateAppMessageShareData: jest.fn(),
    updateTimelineShareData: jest.fn(),
    hideMenuItems: jest.fn(),
  };
  Object.assign(window, { wx });
  return wx;
}

/** The script as it would be loaded. */
function load() {
  const script = document.head.querySelector<HTMLScriptElement>(`script[src="${card.script}"]`);
  script?.dispatchEvent(new Event('load'));
  script?.remove();
  return script;
}

describe('the card of a page in WeChat', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'wx');
  });

  it('is told to the script of WeChat once that is there', () => {
    const wx = fakeScript();
    showCard(card, document);
    expect(wx.config).not.toHaveBeenCalled();

    expect(load()).not.toBeNull();

    const signed = { appId: 'wx1', timestamp: 7, nonceStr: 'n', signature: 's' };
    expect(wx.config).toHaveBeenCalledWith(expect.objectContaining({ debug: false, ...signed }));
    const shown = { title: 'Tea', link: card.link, imgUrl: '' };
    expect(wx.updateAppMessageShareData).toHaveBeenCalledWith({ ...shown, desc: 'A minute' });
    expect(wx.updateTimelineShareData).toHaveBeenCalledWith(shown);
    expect(wx.hideMenuItems).not.toHaveBeenCalled();
  });

  it('takes sharing out of the menu where the survey says so', () => {
    const wx = fakeScript();
    showCard({ ...card, hideMenu: true, picture: 'https://wence.example/images/a.png' }, document);
    load();

    expect(wx.hideMenuItems).toHaveBeenCalledWith({
      menuList: expect.arrayContaining(['menuItem:share:appMessage', 'menuItem:share:timeline']),
    });
    expect(wx.updateTimelineShareData).toHaveBeenCalledWith(expect.objectContaining({ imgUrl: 'https://wence.example/images/a.png' }));
  });

  it('is nothing where the server tells of none, or does not answer', async () => {
    const asked: string[] = [];
    const answers = [
      { code: '00000', data: card },
      { code: 'A0440', data: { reason: 'limit' } },
    ];
    Object.assign(globalThis, {
      fetch: async (url: string) => {
        asked.push(url);
        const answer = answers.shift();
        if (!answer) throw new Error('offline');
        return { json: async () => answer };
      },
    });
    const page = { pathname: '/r/abc', href: 'https://wence.example/r/abc?s=1#x' };

    expect([await fetchCard(page), await fetchCard(page), await fetchCard(page)]).toEqual([card, null, null]);
    expect(asked[0]).toBe(`/v1/r/abc/wechat-card?url=${encodeURIComponent('https://wence.example/r/abc?s=1')}`);
  });
});
