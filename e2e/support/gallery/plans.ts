import type { Answer } from '@wence/schema';
import type { ItemTexts } from '../../i18n/gallery/gallery-texts.js';
import type { Ids, ItemPlan } from './gallery-item.js';

/** Path of the gallery's pictures, relative to the site. */
export const PICTURE = '{host}/assets/gallery.svg';

const typed = (_: Ids, { answer = '' }: ItemTexts): Answer => ({ text: answer });
const second = (ids: Ids): Answer => ({ option: ids.option(2) });
const fields = (ids: Ids, { answers = [] }: ItemTexts) => Object.fromEntries(answers.map((text, at) => [ids.option(at + 1), text]));
const nothing = () => null;
const scale = ({ left, right }: ItemTexts) => ({ left_text: left ?? '', right_text: right ?? '' });
const pictured = () => ({ image: PICTURE });

/** Every type of the catalogue that asks something, in the order in which an author meets them, and what is answered to it. */
export const PLANS: readonly ItemPlan[] = [
  {
    key: 'single',
    type: 1,
    options: (place) => (place === 4 ? { other: true } : {}),
    answer: second,
  },
  {
    key: 'multiple',
    type: 2,
    setting: { max: 3 },
    options: (place) => (place === 5 ? { exclusive: true } : {}),
    answer: (ids) => ({ options: [{ option: ids.option(1) }, { option: ids.option(4) }] }),
  },
  { key: 'dropdown', type: 6, answer: second },
  { key: 'imageSingle', type: 34, subType: 1, setting: { column: 2 }, options: pictured, answer: second },
  {
    key: 'imageMultiple',
    type: 34,
    subType: 2,
    setting: { column: 2 },
    options: pictured,
    answer: (ids) => ({ options: [{ option: ids.option(1) }, { option: ids.option(2) }] }),
  },
  { key: 'text', type: 3, setting: { size: 3, max_word: 200 }, answer: typed },
  {
    key: 'form',
    type: 16,
    subType: 1,
    options: (place) => (place === 2 ? { type: 3 } : place === 3 ? { type: 4 } : {}),
    answer: (ids, texts) => ({ fields: fields(ids, texts) }),
  },
  { key: 'multipleInput', type: 16, subType: 2, answer: (ids, texts) => ({ fields: fields(ids, texts) }) },
  { key: 'date', type: 23, subType: 1, answer: () => ({ date: '2026-03-31' }) },
  { key: 'time', type: 23, subType: 2, answer: () => ({ date: '18:05' }) },
  { key: 'rate', type: 4, setting: scale, answer: () => ({ number: 4 }) },
  {
    key: 'evaluate',
    type: 5,
    setting: { max: 3, is_comment: true },
    options: (place, { tags }) => ({ setting: { level: place, ...(place === 3 && { tags }) } }),
    answer: (_, { tags = [], answer = '' }) => ({ level: 3, tags: tags.slice(0, 2), text: answer }),
  },
  { key: 'slider', type: 13, setting: (texts) => ({ ...scale(texts), min: 0, max: 10 }), answer: () => ({ number: 7 }) },
  { key: 'rank', type: 9, answer: (ids) => ({ order: [3, 1, 4, 2].map(ids.option) }) },
  {
    key: 'proportion',
    type: 17,
    setting: { sum: 100, suffix: '%' },
    answer: (ids) => ({ fields: { [ids.option(1)]: 50, [ids.option(2)]: 30, [ids.option(3)]: 20 } }),
  },
  { key: 'words', type: 39, answer: (ids) => ({ options: [{ option: ids.option(2) }, { option: ids.option(5) }] }) },
  {
    key: 'matrixSingle',
    type: 14,
    subType: 1,
    answer: (ids) => ({ rows: { [ids.row(1)]: { option: ids.option(3) }, [ids.row(2)]: { option: ids.option(2) } } }),
  },
  {
    key: 'matrixMultiple',
    type: 14,
    subType: 2,
    answer: (ids) => ({
      rows: {
        [ids.row(1)]: { options: [{ option: ids.option(1) }, { option: ids.option(3) }] },
        [ids.row(2)]: { options: [{ option: ids.option(2) }] },
      },
    }),
  },
  {
    key: 'matrixFill',
    type: 14,
    subType: 3,
    options: (place) => (place === 2 ? { type: 1 } : {}),
    answer: (ids, texts) => ({ rows: { [ids.row(1)]: { fields: fields(ids, texts) }, [ids.row(2)]: { fields: fields(ids, texts) } } }),
  },
  { key: 'matrixRate', type: 14, subType: 4, answer: (ids) => ({ rows: { [ids.row(1)]: { number: 5 }, [ids.row(2)]: { number: 3 } } }) },
  { key: 'table', type: 7, subType: 1, answer: (ids, texts) => ({ rows: [fields(ids, texts), fields(ids, texts)] }) },
  { key: 'growingTable', type: 7, subType: 2, setting: { max: 3 }, answer: (ids, texts) => ({ rows: [fields(ids, texts)] }) },
  {
    key: 'pictureDrag',
    type: 37,
    answer: (ids) => ({ rows: { [ids.row(1)]: { option: ids.option(1) }, [ids.row(2)]: { option: ids.option(2) } } }),
  },
  { key: 'cascade', type: 10, setting: { level: 2 }, answer: (ids) => ({ path: [ids.option(2), ids.inner(3)] }) },
  { key: 'city', type: 11, answer: (_, { answer = '' }) => ({ codes: ['330000', '330100', '330106'], detail: answer }) },
  { key: 'position', type: 35, answer: (_, { answer = '' }) => ({ lng: 120.15, lat: 30.25, address: answer }) },
  { key: 'upload', type: 36, setting: { format: 1 }, answer: nothing },
  {
    key: 'plot',
    type: 38,
    setting: { image: PICTURE },
    answer: (ids) => ({ points: [{ x: 0.25, y: 0.5, option: ids.option(1) }] }),
  },
  { key: 'heatMap', type: 40, setting: { image: PICTURE }, answer: () => ({ points: [{ x: 0.75, y: 0.5 }] }) },
  { key: 'signature', type: 41, subType: 1, answer: nothing },
  { key: 'onlineSignature', type: 41, subType: 2, answer: nothing },
  { key: 'code', type: 42, answer: typed },
  { key: 'name', type: 50, answer: typed },
  { key: 'age', type: 51, answer: second },
  { key: 'gender', type: 52, answer: second },
  { key: 'email', type: 53, answer: typed },
  { key: 'mobile', type: 54, answer: typed },
  { key: 'education', type: 55, answer: second },
  { key: 'major', type: 56, answer: typed },
  { key: 'colleges', type: 57, answer: typed },
  { key: 'industry', type: 58, answer: second },
  { key: 'profession', type: 59, answer: second },
  { key: 'verificationCode', type: 60, answer: typed },
  { key: 'statement', type: 90, answer: nothing },
];
