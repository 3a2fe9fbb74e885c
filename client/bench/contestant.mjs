import { HIDDEN_PLACES } from './survey-plan.mjs';
import { probe } from './probe.mjs';

const VIEWPORT = { width: 412, height: 823 };
const SLOWER = 4;
/** The question after the hidden ones tells whether the numbers have followed. */
const AFTER = HIDDEN_PLACES.at(-1) + 1;

/** One page with the survey, on a phone, with a processor a quarter as fast. */
export class Contestant {
  constructor(name, page, session, select) {
    this.name = name;
    this.page = page;
    this.session = session;
    this.select = select;
  }

  /** `select.question` and `select.number` make selectors out of a question's place. */
  static async open(browser, name, address, select) {
    const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true, locale: 'en-US' });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await page.goto(address);
    await page.locator(select.question(AFTER)).waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return new Contestant(name, page, session, select);
  }

  /** Milliseconds until the six questions are gone. */
  hide() {
    return this.tap(1, { isGoneAfter: true, number: String(AFTER + 1 - HIDDEN_PLACES.length) });
  }

  /** Milliseconds until they are there again. */
  show() {
    return this.tap(0, { isGoneAfter: false, number: String(AFTER + 1) });
  }

  async tap(option, effect) {
    await this.page.bringToFront();
    const box = await this.page.locator(this.select.question(0)).locator('label').nth(option).boundingBox();
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await this.page.evaluate(probe, { gone: this.select.question(HIDDEN_PLACES[0]), numbered: this.select.number(AFTER), ...effect });
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return this.page.evaluate(() => globalThis.tapped);
  }

  countElements() {
    return this.page.evaluate(() => document.querySelectorAll('#root *').length);
  }

  close() {
    return this.page.context().close();
  }
}
