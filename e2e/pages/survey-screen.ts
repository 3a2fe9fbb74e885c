import type { Words } from '../i18n/words.js';
import { Screen } from './screen.js';

/** A screen of one survey: the id is in the address, the other screens of the survey are one click away. */
export abstract class SurveyScreen extends Screen {
  get surveyId(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  async openTab(tab: keyof Words['tab']): Promise<void> {
    await this.page.getByRole('link', { name: this.words.tab[tab], exact: true }).click();
  }
}
