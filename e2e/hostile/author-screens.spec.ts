import { hasMarkup, type SurveyDefinition } from '@wence/schema';
import { Author } from '../support/author.js';
import { patience, rendersOf, SEED } from './count.js';
import { test } from './hostile-test.js';
import { HostileTexts, PlainTexts, type Put } from './HostileTexts.js';
import { answeredSurvey } from './places/answered-survey.js';
import { DESIGNER, editorScreens, listScreens, reportScreens } from './places/author-screens.js';

/** Number of surveys on one page of the list. */
const SURVEYS = 20;

/** Questions in the editor and in the report. */
const EDITED = 45;
const REPORTED = 12;

test.describe('The author sees hostile texts as texts, S6', () => {
  test(`in the editor and its outline: ${rendersOf('editor')} renders`, async ({ attack, author, server, words }) => {
    test.setTimeout(patience('editor'));
    const desk = { author, words, origin: server.origin };
    const visit = async (definition: SurveyDefinition) => {
      const surveyId = await author.createSurvey(definition);
      return attack.visit(DESIGNER, (page) => editorScreens({ ...desk, page }, surveyId));
    };
    const unhurt = answeredSurvey(new PlainTexts().put, EDITED).definition;
    const plain = await visit(unhurt);
    // A title with formats is opened by a button where a plain one is a text field.
    const formatted = await visit({
      ...unhurt,
      nodes: unhurt.nodes.map((node, at) => (at === 0 ? { ...node, title: `<b>${node.title}</b>` } : node)),
    });

    await attack.until(rendersOf('editor'), async (round) => {
      const texts = new HostileTexts(SEED + round, 'accepted');
      const { definition } = answeredSurvey(texts.put, EDITED);
      const hostile = await visit(definition);
      return attack.outcome(texts.all, hostile, hasMarkup(definition.nodes[0]?.title ?? '') ? formatted : plain);
    });
  });

  test(`in the list of surveys: ${rendersOf('list')} renders`, async ({ attack, server, words }) => {
    test.setTimeout(patience('list'));
    const author = await Author.register(server.origin);
    const desk = { author, words, origin: server.origin };
    const titles = (put: Put) => Array.from({ length: SURVEYS }, () => put('list: title', { max: 100 }));
    for (const title of titles(new PlainTexts().put)) await author.createSurvey({ format: 1, lastId: 0, title, nodes: [] });
    const plain = await attack.visit(DESIGNER, (page) => listScreens({ ...desk, page }));

    await attack.until(rendersOf('list'), async (round) => {
      const texts = new HostileTexts(SEED + round, 'refused');
      titles(texts.put);
      const hostile = await attack.visit(DESIGNER, (page) => listScreens({ ...desk, page, texts: texts.all }));
      return attack.outcome(texts.all, hostile, plain);
    });
  });

  test(`in the report, titles, options and answers: ${rendersOf('report')} renders`, async ({ attack, author, server, words }) => {
    test.setTimeout(patience('report'));
    const desk = { author, words, origin: server.origin };
    const unhurt = answeredSurvey(new PlainTexts().put, REPORTED);
    const surveyId = await author.createSurvey(unhurt.definition);
    await author.launch(surveyId);
    for (const answers of unhurt.responses) await author.handIn(surveyId, answers);
    const plain = await attack.visit(DESIGNER, (page) => reportScreens({ ...desk, page }, surveyId));

    await attack.until(rendersOf('report'), async (round) => {
      const texts = new HostileTexts(SEED + round, 'refused');
      answeredSurvey(texts.put, REPORTED);
      const hostile = await attack.visit(DESIGNER, (page) => reportScreens({ ...desk, page, texts: texts.all }, surveyId));
      return attack.outcome(texts.all, hostile, plain);
    });
  });
});
