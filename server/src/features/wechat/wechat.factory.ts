import supertest from 'supertest';
import type { TestApp } from '../../testing/test-app.js';

const WECHAT = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.47';
/** More steps than any way through WeChat has. */
const STEPS = 8;

/** Somebody with WeChat's browser, which keeps cookies and is sent from place to place. */
export class WechatVisitor {
  private readonly cookies = new Map<string, string>();
  /** Set-Cookie headers as they came. */
  cookieText = '';

  constructor(private readonly http: TestApp['http']) {}

  get headers(): Record<string, string> {
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    return { 'user-agent': WECHAT, ...(cookie && { cookie }) };
  }

  async get(address: string): Promise<supertest.Response> {
    const answer = await supertest(this.http.server).get(address).set(this.headers);
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
      this.cookieText += `${cookie}\n`;
    }
    return answer;
  }

  /** Opens a survey and chooses this name where it is asked for: the places on the way, and the page at its end. */
  async open(address: string, name: string): Promise<{ readonly places: readonly string[]; readonly page: supertest.Response }> {
    const places: string[] = [];
    let page = await this.get(address);
    while (page.headers.location !== undefined && places.length < STEPS) {
      const place: string = page.headers.location;
      places.push(place);
      page = await this.get(chosen(place, name));
      if (place.startsWith('/dev/wechat?') && page.headers.location === undefined) break;
    }
    return { places, page };
  }

  /** The address that WeChat sends this visitor back to, before it is opened. */
  async leave(address: string, name: string): Promise<string> {
    let place = address;
    for (let step = 0; step < STEPS && !place.includes('/wechat/return'); step += 1)
      place = (await this.get(chosen(place, name))).headers.location ?? '';
    return place;
  }

  /** Forgets the account, and keeps everything else. */
  forget(): void {
    this.cookies.delete('wence_wechat');
  }
}

const chosen = (place: string, name: string): string =>
  place.startsWith('/dev/wechat?') ? `${place.replace('/dev/wechat?', '/dev/wechat/choose?')}&name=${encodeURIComponent(name)}` : place;
