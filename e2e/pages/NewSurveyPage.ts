import { EditorPage } from './EditorPage.js';
import { Screen } from './screen.js';

export class NewSurveyPage extends Screen {
  async create(title: string): Promise<EditorPage> {
    await this.page.getByLabel(this.words.create.name).fill(title);
    await this.page.getByRole('button', { name: this.words.create.submit }).click();
    return EditorPage.shown(this.page, this.words);
  }
}
