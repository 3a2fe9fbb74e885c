import { canonicalText, type Language, templateFacts, templateSearchText } from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';
import { fixedList } from '../../platform/paging/fixed-list.js';
import { mapPage, type Page, pageOf } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { compileSource } from './source/compile-source.js';
import { type ListedTopic, readScales, readTemplateFile, readTopics } from './source/read-shelf.js';
import { pairOf, type SourceSurvey } from './source/source-node.js';
import type { TemplateContent, TemplateEntry, TopicEntry } from './template-entry.js';

const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];
/** Templates that a topic shows of itself. */
const BEST = 3;

interface Shelved extends TemplateContent {
  readonly id: string;
  readonly searchText: string;
}

interface ShelfQuery extends PageQuery {
  readonly topic?: string | null | undefined;
  /** In small letters. */
  readonly words?: string | undefined;
}

/** Returns an id made of letters and digits; its beginning keeps it apart from randomly generated ids. */
const idOf = (name: string): string => `common0${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** Templates that come with the product. They are read and compiled when somebody asks for the first of them, once per language. */
export class TemplateShelf {
  private readonly topics: readonly ListedTopic[] = readTopics();
  private readonly shelves = new Map<Language, Promise<readonly Shelved[]>>();

  hasTopic(name: string): boolean {
    return this.topics.some((topic) => topic.name === name);
  }

  /** Topics in their order. */
  async topicsIn(language: Language): Promise<TopicEntry[]> {
    const all = await this.all(language);
    return this.topics.map(({ name, title, surveys }) => {
      const of = all.flatMap(({ template }) => (template.topic === name ? [template] : []));
      return { name, title: title[language], templateCount: surveys.length, best: of.slice(0, BEST) };
    });
  }

  /** A page in the order of topics, in each the best first. */
  async page(language: Language, { topic, words, ...part }: ShelfQuery): Promise<Page<TemplateEntry>> {
    const all = await this.all(language);
    const found = all
      .map((item, place) => ({ item, place }))
      .filter(({ item: { template } }) => (topic ?? null) === null || template.topic === topic)
      .filter(({ item: { searchText } }) => words === undefined || searchText.includes(words));
    return mapPage(
      await pageOf(
        fixedList(found, (place) => all[place]?.id),
        part,
      ),
      ({ item }) => item.template,
    );
  }

  /** One template in one language; null if there is none of this id. */
  async content(id: string, language: Language): Promise<TemplateContent | null> {
    return (await this.all(language)).find((each) => each.id === id) ?? null;
  }

  private all(language: Language): Promise<readonly Shelved[]> {
    const shelf = this.shelves.get(language) ?? compileAll(this.topics, language);
    this.shelves.set(language, shelf);
    return shelf;
  }
}

/** Takes a fraction of a second; others have their turn in between. */
async function compileAll(topics: readonly ListedTopic[], language: Language): Promise<Shelved[]> {
  const scales = readScales();
  const turn = createYield();
  const shelf: Shelved[] = [];
  for (const { name: topic, surveys } of topics) {
    for (const name of surveys) {
      const source = readTemplateFile(topic, name);
      const definition = compileSource(source, language, scales);
      shelf.push(shelved(idOf(name), { topic, language, source, definition }));
      await turn();
    }
  }
  return shelf;
}

interface Compiled extends Pick<TemplateContent, 'language' | 'definition'> {
  readonly topic: string;
  readonly source: SourceSurvey;
}

function shelved(id: string, { topic, language, source, definition }: Compiled): Shelved {
  const { title } = definition;
  const description = pairOf(source.head.get('about') ?? '')[language];
  const template = { ...templateFacts(definition), id, title, description, topic, languages: LANGUAGES, common: true, updatedAt: null };
  return {
    id,
    template,
    language,
    definition,
    text: canonicalText(definition),
    searchText: templateSearchText([title, description], definition),
  };
}
