import type { Answer, LogicItem, SurveyNode } from '@wence/schema';
import { expect, test } from '../answering/support/ask.js';
import type { ItemKey } from '../i18n/gallery/gallery-texts.js';
import { galleryTexts } from '../i18n/gallery/texts-in.js';
import type { Language } from '../i18n/words.js';
import { gallery, missingInGallery } from '../support/gallery/gallery.js';
import type { GalleryItem } from '../support/gallery/gallery-item.js';
import { give } from '../support/thumb/give.js';
import { anyMobile } from '../support/mobile-numbers.js';
import { handIn } from '../support/thumb/media.js';
import { prove } from '../support/thumb/prove.js';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#e4e8ed"/></svg>';
/** Ids of the question that decides the way, and of its options. */
const WAY = { node: 1, passedBy: 11, friend: 12, staff: 13 } as const;
/** Questions whose stored answers only the server can name. */
const FILES: readonly ItemKey[] = ['upload', 'signature', 'onlineSignature'];
/** Questions that people who work here are not asked. */
const NOT_FOR_STAFF: readonly ItemKey[] = ['multiple', 'matrixFill', 'upload', 'heatMap', 'city'];

function wayNode(language: Language): SurveyNode {
  const { title, options = [] } = galleryTexts(language).way;
  return {
    id: WAY.node,
    code: 'W',
    type: 1,
    title,
    required: true,
    options: options.map((each, at) => ({ id: 11 + at, code: String(at + 1), title: each })),
  };
}

const idOf = (items: readonly GalleryItem[], key: ItemKey) => items.find((item) => item.key === key)?.node.id ?? 0;

/** A friend's guests go straight to the last part; staff are asked less, and end at the industry. */
function logicOf(items: readonly GalleryItem[]): LogicItem[] {
  const id = (key: ItemKey) => idOf(items, key);
  const when = (place: number, optionId: number) => [{ id: 9100 + place, nodeId: WAY.node, algorithm: 1, optionId: [optionId] }] as const;
  return [
    { id: 9001, model: 1, type: 1, nodeId: WAY.node, target: id('statement'), conditions: when(1, WAY.friend) },
    { id: 9002, model: 1, type: 1, nodeId: id('gender'), target: 0, conditions: when(2, WAY.staff) },
    {
      id: 9003,
      model: 2,
      type: 2,
      nodeId: id('rank'),
      optionType: 1,
      algorithm: 2,
      optionId: [id('rank') + 1],
      conditions: when(3, WAY.staff),
    },
    ...NOT_FOR_STAFF.map(
      (key, at): LogicItem => ({ id: 9010 + at, model: 1, type: 2, nodeId: id(key), algorithm: 2, conditions: when(10 + at, WAY.staff) }),
    ),
  ];
}

/** Places on a picture are whole pixels: what is stored is next to what was meant. */
function rounded(answer: Answer | undefined): unknown {
  if (!answer || !('points' in answer)) return answer;
  return { points: answer.points.map((point) => ({ ...point, x: Math.round(point.x * 50) / 50, y: Math.round(point.y * 50) / 50 })) };
}

test('The gallery has every type of the catalogue', () => {
  expect(missingInGallery()).toEqual([]);
});

const PATHS: readonly { name: string; way: number; asks: (items: readonly GalleryItem[]) => readonly GalleryItem[] }[] = [
  { name: 'who walked past is asked everything', way: WAY.passedBy, asks: (items) => items },
  {
    name: 'who was told by a friend goes to the last part',
    way: WAY.friend,
    asks: (items) => items.slice(items.findIndex(({ key }) => key === 'statement')),
  },
  {
    name: 'who works here is asked less, and ends early',
    way: WAY.staff,
    asks: (items) => items.slice(0, items.findIndex(({ key }) => key === 'gender') + 1).filter(({ key }) => !NOT_FOR_STAFF.includes(key)),
  },
];

for (const { name, way, asks } of PATHS) {
  test(`Every type on one phone: ${name}, and just that is stored [4.2.14]`, async ({ ask, phone, language, server }) => {
    test.slow();
    await phone.route('**/assets/gallery.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    const mobile = anyMobile();
    const items = inOrder(gallery(language)).map((item) =>
      item.key === 'verificationCode' ? { ...item, answer: { text: mobile } } : item,
    );
    const answering = await ask([wayNode(language), ...items.map(({ node }) => node)], { logic: logicOf(items) });
    const asked = asks(items);

    await answering
      .question(WAY.node)
      .getByRole('radio')
      .nth(way - WAY.passedBy)
      .check();
    await expect(answering.page.locator('[data-question]')).toHaveCount(asked.length + 1);
    for (const { key, node, answer } of asked) {
      if (FILES.includes(key)) await handIn(answering.question(node.id), node);
      else if (key === 'verificationCode') await prove(answering.question(node.id), mobile, server.origin);
      else if (answer) await give(answering.question(node.id), node, forWay(answer, way, node));
    }

    const { [WAY.node]: wayStored, ...stored } = await answering.submitted();
    expect(wayStored).toEqual({ option: way });
    const answered = asked.filter(({ key, answer }) => answer || FILES.includes(key));
    expect(Object.keys(stored)).toEqual(answered.map(({ node }) => String(node.id)));
    for (const { key, node, answer } of answered) {
      const expected = answer ? rounded(forWay(answer, way, node)) : { files: [expect.stringMatching(/^\w{24}$/)] };
      expect(rounded(stored[node.id]), key).toEqual(expected);
    }
  });
}

/** The last part begins with the statement: who is told by a friend is asked only about themselves. */
function inOrder(items: readonly GalleryItem[]): readonly GalleryItem[] {
  const personal = items.findIndex(({ key }) => key === 'name');
  const statement = items.filter(({ key }) => key === 'statement');
  const others = items.filter(({ key }) => key !== 'statement');
  return [...others.slice(0, personal), ...statement, ...others.slice(personal)];
}

/** Staff are not offered the first thing to rank. */
function forWay(answer: Answer, way: number, { id }: SurveyNode): Answer {
  return 'order' in answer && way === WAY.staff ? { order: answer.order.filter((option) => option !== id + 1) } : answer;
}
