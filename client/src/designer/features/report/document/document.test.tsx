import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import i18next from 'i18next';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { paths, reportUrl } from '../../../shared/routes';
import { Collection } from '../Collection';
import { OverallPage } from '../OverallPage';
import { QuestionCard } from '../QuestionCard';
import { choice, collectionOf, field, numbers, questionWith, row } from '../report.factory';
import { makeDocument } from './make-document';

/** One grey pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const GROUPS = [choice('Tea', 1200, 60), choice('Coffee', 800, 40, { retired: true })];
const HEAD = {
  title: 'Drinks',
  lines: ['Overall report', 'Filter: Version: 2'],
  sayMore: (count: number) => `${count} more`,
  language: 'en',
};

const show = (questions: readonly ReturnType<typeof questionWith>[]) =>
  renderDesigner(
    <main>
      {questions.map((question) => (
        <QuestionCard key={question.nodeId} question={question} surveyId="abc" total={2000} />
      ))}
    </main>,
  );

const filesOf = (bytes: ArrayBuffer): Record<string, Uint8Array> => unzipSync(new Uint8Array(bytes));
/** The text of a document: its paragraphs, those of a table with it. */
function paragraphsOf(files: Record<string, Uint8Array>): string[] {
  const body = new DOMParser().parseFromString(strFromU8(files['word/document.xml'] ?? new Uint8Array()), 'text/xml');
  return Array.from(body.getElementsByTagName('w:p'), ({ textContent }) => textContent.trim()).filter((text) => text !== '');
}

const painted: number[] = [];
async function paint({ height }: { height: number }) {
  painted.push(height);
  return { bytes: PNG, width: 640, height };
}

async function made(): Promise<Record<string, Uint8Array>> {
  const making = { signal: new AbortController().signal, onProgress: () => undefined, paint };
  return filesOf(await makeDocument({ ...HEAD, page: screen.getByRole('main') }, making));
}

const mediaIn = (files: Record<string, Uint8Array>): string[] => Object.keys(files).filter((name) => name.endsWith('.png'));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  painted.length = 0;
});

describe('a report as a document', () => {
  it('has the title of the survey, what it counts, and each question with its base, its chart and its figures', async () => {
    await show([
      questionWith({ type: 'SINGLE_CHOICE', title: '<b>Tea</b>?', base: 2000, options: GROUPS }),
      questionWith({ nodeId: 2, code: 'Q2', title: 'Why?', base: 3, texts: ['It is\n hot', 'Cold & clear'] }),
    ]);

    const files = await made();

    expect(paragraphsOf(files)).toEqual([
      'Drinks',
      'Overall report',
      'Filter: Version: 2',
      'Q1 Tea?',
      'Single choice · 2,000 people answered this question',
      'Option',
      'Share',
      'People',
      'Tea',
      '60.0%',
      '1,200',
      'Coffee Deleted',
      '40.0%',
      '800',
      'Q2 Why?',
      'Open text · 3 of 2,000 answered this question; the others skipped it or did not see it',
      'Latest answers',
      'It is hot',
      'Cold & clear',
    ]);
    const [picture = ''] = mediaIn(files);
    expect(files[picture]).toEqual(PNG);
    expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain('<a:blip r:embed=');
    expect(strFromU8(files['word/styles.xml'] ?? new Uint8Array())).toContain('w:eastAsia="Microsoft YaHei"');
  });

  it('shows matrices, ranks, scores, numbers and what was written beside an option', async () => {
    const values = Array.from({ length: 11 }, (_, value) => ({
      value: String(value),
      count: value === 10 ? 4 : 0,
      percent: value === 10 ? 100 : 0,
    }));
    const places = [
      { value: '1', count: 3, percent: 75 },
      { value: '2', count: 1, percent: 25 },
    ];
    await show([
      questionWith({ type: 'RATE', numbers: numbers(10, 10, 10, 10), values }),
      questionWith({ nodeId: 2, type: 'MATRIX', rows: [row('Taste', { options: [choice('Good', 3, 75), choice('Bad', 1, 25)] })] }),
      questionWith({ nodeId: 3, type: 'RANK', fields: [field('Tea', { numbers: numbers(1.25, 1, 1, 2), values: places }), field('Milk')] }),
      questionWith({ nodeId: 4, type: 'SINGLE_CHOICE', options: [choice('Else', 4, 100, { texts: ['Milk'] })] }),
    ]);

    const said = paragraphsOf(await made()).join('|');

    expect(said).toContain('Mean 10    Median 10');
    expect(said).toContain('Net promoter score +100.0');
    expect(said).toContain('Promoters 9–10 100.0%');
    expect(said).toContain('Row|n|Good|Bad|Taste|4|75.0% 3|25.0% 1');
    expect(said).toContain('Item|Score|Mean place|n|Tea|1.75|1.25|4');
    expect(said).toContain('Details for “Else” (1)|Milk');
  });

  it('is in the kind, the order and the length that the reader chose', async () => {
    const options = Array.from({ length: 14 }, (_, place) => choice(`Choice ${place + 1}`, place, 5));
    const { user } = await show([questionWith({ type: 'MULTIPLE_CHOICE', options })]);
    const card = within(screen.getByRole('article'));
    const rowsOf = async () => paragraphsOf(await made()).filter((text) => text.startsWith('Choice '));

    expect(await rowsOf()).toHaveLength(10);
    await user.click(card.getByRole('button', { name: 'Show all 14' }));
    expect(await rowsOf()).toHaveLength(14);
    expect((await rowsOf())[0]).toBe('Choice 14');
    await user.click(card.getByRole('button', { name: 'Highest first' }));
    expect((await rowsOf())[0]).toBe('Choice 1');

    painted.length = 0;
    await user.click(card.getByRole('button', { name: 'Table' }));
    expect(mediaIn(await made())).toEqual([]);
    expect(painted).toEqual([]);
  });

  it('has the figures on how responses came, too, when these are what is shown', async () => {
    const collection = collectionOf(4);
    await renderDesigner(
      <main>
        <Collection collection={{ ...collection, duration: { ...collection.duration, answered: 0 } }} surveyId="abc" />
      </main>,
    );

    const said = paragraphsOf(await made());

    expect(said.join('|')).toContain('Responses by day|n = 4|Period|Share|People|02-27|75.0%|3');
    expect(said.join('|')).toContain('Devices|n = 4|Device|Share|People|Phone|75.0%|3|Unknown|25.0%|1');
    expect(said.join('|')).toContain('Time taken|These responses do not tell when they were begun.');
  });

  it('writes out twenty items of a list, and says how many more there are', async () => {
    const cells = Array.from({ length: 23 }, (_, place) => ({ column: place % 10, row: Math.floor(place / 10), count: 1 }));
    await show([questionWith({ type: 'HEAT_MAP', points: { picture: null, count: 23, cells } })]);

    const said = paragraphsOf(await made());

    expect(said.filter((text) => text.endsWith('one mark'))).toHaveLength(20);
    expect(said).toContain('3 more');
  });

  it('is not made any further once it is given up', async () => {
    await show([questionWith({ texts: ['Hot'] })]);
    const stopping = new AbortController();
    const making = makeDocument({ ...HEAD, page: screen.getByRole('main') }, { signal: stopping.signal, onProgress: () => undefined });

    stopping.abort();

    await expect(making).rejects.toThrow();
  });
});

describe('the button for it', () => {
  const where = { conditions: [{ answer: { nodeId: 1, contains: 'hot' } }] };
  const server = {
    survey: {
      id: 'abc',
      title: 'Drinks / hot',
      status: 'RUNNING',
      columns: {
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [
          {
            node: {
              key: 'Q1',
              label: 'Q1 Tea?',
              kind: 'TEXT',
              retired: false,
              values: [],
              question: { nodeId: 1, name: 'Q1', label: 'Tea?', retired: false },
            },
          },
        ],
      },
    },
    overallReport: {
      surveyId: 'abc',
      seq: 4,
      total: 4,
      updatedAt: '2026-03-01T08:05:00.000Z',
      collection: null,
      questions: [questionWith({ texts: ['Hot'] })],
    },
  };
  const saved: { name: string; bytes: Blob }[] = [];

  /** Catches what the browser would save. */
  async function open(at = reportUrl('abc')) {
    saved.length = 0;
    let last: Blob = new Blob();
    jest.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
      last = bytes as Blob; // A report saves nothing else.
      return 'blob:report';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, bytes: last });
    });
    return renderDesigner(<OverallPage />, { server, at, path: paths.report });
  }

  it('saves a file that is named after the survey and says when it was made and which responses it counts', async () => {
    const { user } = await open(`${reportUrl('abc')}?version=2&where=${encodeURIComponent(JSON.stringify(where))}`);
    const button = await screen.findByRole('button', { name: 'Word' });
    await expectAccessible(button);

    await user.click(button);

    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
    expect(saved[0]?.name).toBe('Drinks-hot.docx');
    const [title, name, madeAt, filter, base] = paragraphsOf(filesOf((await saved[0]?.bytes.arrayBuffer()) ?? new ArrayBuffer()));
    expect([title, name]).toEqual(['Drinks / hot', 'Overall report · Questions']);
    expect(madeAt).toMatch(/^Made \d{4}-\d\d-\d\d \d\d:\d\d \(\S+\) of figures from 2026-03-01/);
    expect(filter).toBe('Filter: Version: 2; Q1 Tea?: contains “hot”');
    expect(base).toBe('4 responses');
    expect(await screen.findByRole('button', { name: 'Word', busy: false })).toBeTruthy();
  });

  it('says when the document could not be made, and offers it again', async () => {
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Word' });
    jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no room');
    });

    await user.click(button);

    expect((await screen.findByRole('alert')).textContent).toBe(i18next.t('report:document.failed'));
    expect(screen.getByRole('button', { name: 'Word', busy: false })).toBeTruthy();
  });
});
