import { codeSentTo } from '../support/mailbox.js';
import { Screen } from './screen.js';
import { SurveyListPage } from './SurveyListPage.js';

export class RegisterPage extends Screen {
  /** Asks for the code, reads it where the short message would arrive, and signs up. */
  async register(mobile: string, password: string): Promise<SurveyListPage> {
    const { auth } = this.words;
    await this.page.getByLabel(auth.mobile).fill(mobile);
    await this.page.getByRole('button', { name: auth.sendCode }).click();
    const code = await codeSentTo(new URL(this.page.url()).origin, mobile);
    await this.page.getByLabel(auth.code, { exact: true }).fill(code);
    await this.page.getByLabel(auth.newPassword).fill(password);
    await this.page.getByRole('button', { name: auth.register }).click();
    return SurveyListPage.shown(this.page, this.words);
  }
}
