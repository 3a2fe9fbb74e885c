import { describe, expect, it } from '@jest/globals';
import {
  answered,
  between,
  checked,
  count,
  equal,
  greater,
  includes,
  less,
  notAnswered,
  notEqual,
  notIncludes,
  ofOption,
  unchecked,
} from '../testing/build-condition.js';
import {
  cascade,
  city,
  date,
  evaluate,
  form,
  multiple,
  plot,
  proportion,
  rank,
  rate,
  single,
  slider,
  text,
  time,
  upload,
} from '../testing/build-node.js';
import { holds } from './fixtures/by-code.js';

const colour = single('Q1', 'Colour?', ['red', 'blue', 'green']);
const drinks = multiple('Q1', 'Drinks?', ['tea', 'coffee', 'water', { title: 'none', exclusive: true }]);
const why = text('Q1', 'Why?');
const age = text('Q1', 'Age?', { setting: { format: 2 } });

describe('a condition on options', () => {
  it('checked: any of them is chosen [S3.algorithm.1-checked]', () => {
    expect(holds(colour, checked('Q1', 'red'), 'red')).toBe(true);
    expect(holds(colour, checked('Q1', 'red'), 'blue')).toBe(false);
    expect(holds(colour, checked('Q1', 'red', 'blue'), 'blue')).toBe(true);
    expect(holds(drinks, checked('Q1', 'tea', 'coffee'), ['coffee', 'water'])).toBe(true);
    expect(holds(drinks, checked('Q1', 'tea', 'coffee'), ['water'])).toBe(false);
    expect(holds(colour, checked('Q1', 'red'))).toBe(false);
  });

  it('unchecked: none of them is chosen, also without an answer [S3.algorithm.2-unchecked]', () => {
    expect(holds(colour, unchecked('Q1', 'red'), 'red')).toBe(false);
    expect(holds(colour, unchecked('Q1', 'red'), 'blue')).toBe(true);
    expect(holds(drinks, unchecked('Q1', 'tea', 'coffee'), ['coffee', 'water'])).toBe(false);
    expect(holds(drinks, unchecked('Q1', 'tea', 'coffee'), ['water'])).toBe(true);
    expect(holds(colour, unchecked('Q1', 'red'))).toBe(true);
  });

  it('includes: all of them are chosen [S3.algorithm.3-includes]', () => {
    expect(holds(drinks, includes('Q1', 'tea', 'coffee'), ['tea', 'coffee', 'water'])).toBe(true);
    expect(holds(drinks, includes('Q1', 'tea', 'coffee'), ['tea', 'water'])).toBe(false);
    expect(holds(drinks, includes('Q1', 'tea'))).toBe(false);
  });

  it('not includes: not all of them are, also without an answer [S3.algorithm.4-not-includes]', () => {
    expect(holds(drinks, notIncludes('Q1', 'tea', 'coffee'), ['tea', 'coffee'])).toBe(false);
    expect(holds(drinks, notIncludes('Q1', 'tea', 'coffee'), ['tea'])).toBe(true);
    expect(holds(drinks, notIncludes('Q1', 'tea'))).toBe(true);
  });

  it('never holds without options, and its negative form always does', () => {
    expect([checked('Q1'), includes('Q1')].map((condition) => holds(drinks, condition, ['tea']))).toEqual([false, false]);
    expect([unchecked('Q1'), notIncludes('Q1')].map((condition) => holds(drinks, condition, ['tea']))).toEqual([true, true]);
  });

  it('counts what is chosen, exactly or within a range, without the exclusive option [S3.algorithm.5-checked-count]', () => {
    expect(holds(drinks, count('Q1', 2), ['tea', 'coffee'])).toBe(true);
    expect(holds(drinks, count('Q1', 2), ['tea', 'coffee', 'water'])).toBe(false);
    expect(holds(drinks, count('Q1', '2'), ['tea', 'coffee'])).toBe(true);
    expect(holds(drinks, count('Q1', 2, 3), ['tea'])).toBe(false);
    expect(holds(drinks, count('Q1', 3, 2), ['tea', 'coffee'])).toBe(true);
    expect(holds(drinks, count('Q1', 1, 2), ['tea', 'coffee', 'water'])).toBe(false);
    expect(holds(drinks, count('Q1', 0), ['none'])).toBe(true);
    expect(holds(drinks, count('Q1', 0))).toBe(true);
    expect(holds(drinks, count('Q1', 1))).toBe(false);
    expect(holds(drinks, count('Q1'), ['tea'])).toBe(false);
    expect(holds(colour, count('Q1', 1), 'red')).toBe(true);
  });
});

describe('a condition on a value', () => {
  it('includes: the text contains every one, letter case aside [S3.algorithm.3-includes]', () => {
    expect(holds(why, { code: 'Q1', algorithm: 3, result: ['FAST'] }, 'It was fast.')).toBe(true);
    expect(holds(why, { code: 'Q1', algorithm: 3, result: ['fast', 'cheap'] }, 'fast')).toBe(false);
    expect(holds(why, { code: 'Q1', algorithm: 3, result: ['fast', 'cheap'] }, 'cheap and fast')).toBe(true);
    expect(holds(why, { code: 'Q1', algorithm: 3, result: [' '] }, 'a b')).toBe(false);
    expect(holds(why, { code: 'Q1', algorithm: 3, result: ['fast'] })).toBe(false);
  });

  it('not includes: it lacks one, or there is no text [S3.algorithm.4-not-includes]', () => {
    expect(holds(why, { code: 'Q1', algorithm: 4, result: ['fast'] }, 'It was fast.')).toBe(false);
    expect(holds(why, { code: 'Q1', algorithm: 4, result: ['fast'] }, 'slow')).toBe(true);
    expect(holds(why, { code: 'Q1', algorithm: 4, result: ['fast'] })).toBe(true);
  });

  it('equal: as numbers where both are, else as trimmed texts without letter case [S3.algorithm.6-equal]', () => {
    expect(holds(why, equal('Q1', ' Yes '), 'yes')).toBe(true);
    expect(holds(why, equal('Q1', 'yes'), 'yes!')).toBe(false);
    expect(holds(age, equal('Q1', '5'), '5.0')).toBe(true);
    expect(holds(age, equal('Q1', 5), '+5')).toBe(true);
    expect(holds(why, equal('Q1', '16'), '0x10')).toBe(false);
    expect(holds(why, equal('Q1', 'no', 'yes'), 'yes')).toBe(true);
    expect(holds(why, equal('Q1', ''), 'x')).toBe(false);
    expect(holds(why, equal('Q1', 'x'))).toBe(false);
    expect(holds(rate('Q1', 'Rate?'), equal('Q1', '3'), 3)).toBe(true);
  });

  it('not equal: anything else, also without an answer [S3.algorithm.7-not-equal]', () => {
    expect(holds(age, notEqual('Q1', '5'), '5.0')).toBe(false);
    expect(holds(age, notEqual('Q1', '5'), '6')).toBe(true);
    expect(holds(age, notEqual('Q1', '5'))).toBe(true);
  });

  it('greater: strictly, as numbers, never without one [S3.algorithm.8-greater]', () => {
    expect(holds(age, greater('Q1', '9'), '10')).toBe(true);
    expect(holds(age, greater('Q1', 10), '10')).toBe(false);
    expect(holds(why, greater('Q1', 1), 'many')).toBe(false);
    expect(holds(age, greater('Q1', -1))).toBe(false);
    expect(holds(age, greater('Q1'), '5')).toBe(false);
    expect(holds(slider('Q1', 'How far?'), greater('Q1', 50), 51)).toBe(true);
  });

  it('less: strictly, as numbers, never without one [S3.algorithm.9-less]', () => {
    expect(holds(age, less('Q1', '10'), '9')).toBe(true);
    expect(holds(age, less('Q1', 9), '9')).toBe(false);
    expect(holds(age, less('Q1', 9))).toBe(false);
    expect(holds(why, less('Q1', 9), 'few')).toBe(false);
  });

  it('between: both ends included, in either order, two values needed [S3.algorithm.10-between]', () => {
    expect(['9', '10', '15', '20', '21'].map((answer) => holds(age, between('Q1', 10, 20), answer))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(holds(age, between('Q1', 20, '10'), '10')).toBe(true);
    expect(holds(age, between('Q1', 10), '10')).toBe(false);
    expect(holds(age, between('Q1', 0, 99))).toBe(false);
  });

  it('answered: there is an answer, 0 among them, blanks not [S3.algorithm.11-answered]', () => {
    expect(holds(slider('Q1', 'How far?'), answered('Q1'), 0)).toBe(true);
    expect(holds(why, answered('Q1'), '  ')).toBe(false);
    expect(holds(drinks, answered('Q1'), [])).toBe(false);
    expect(holds(colour, answered('Q1'), 'red')).toBe(true);
  });

  it('not answered: there is none [S3.algorithm.12-not-answered]', () => {
    expect(holds(why, notAnswered('Q1'))).toBe(true);
    expect(holds(why, notAnswered('Q1'), ' ')).toBe(true);
    expect(holds(why, notAnswered('Q1'), 'x')).toBe(false);
  });

  it('that asks choices for a value never holds, and its negative form always does', () => {
    expect([greater('Q1', 0), equal('Q1', 'red'), between('Q1', 0, 9)].map((one) => holds(colour, one, 'red'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(holds(colour, notEqual('Q1', 'red'), 'red')).toBe(true);
  });
});

describe('a condition on other kinds of answers', () => {
  it('reads the place of an item in a rank, counted from 1 (R24)', () => {
    const places = rank('Q1', 'Order?', ['a', 'b', 'c'], { setting: { max: 2 } });
    expect(holds(places, ofOption('b', equal('Q1', 1)), ['b', 'a'])).toBe(true);
    expect(holds(places, ofOption('b', equal('Q1', 1)), ['a', 'b'])).toBe(false);
    expect(holds(places, ofOption('b', between('Q1', 1, 2)), ['a', 'b'])).toBe(true);
    expect(holds(places, ofOption('c', less('Q1', 9)), ['a', 'b'])).toBe(false);
    expect(holds(places, ofOption('c', notAnswered('Q1')), ['a', 'b'])).toBe(true);
    expect(holds(places, answered('Q1'), ['a', 'b'])).toBe(true);
    expect(holds(places, checked('Q1', 'c'), ['a', 'b'])).toBe(false);
    expect(holds(places, count('Q1', 2), ['a', 'b'])).toBe(true);
  });

  it('reads the number of an item in a proportion (R24)', () => {
    const shares = proportion('Q1', 'Shares?', ['a', 'b']);
    expect(holds(shares, ofOption('a', greater('Q1', 40)), { a: 50, b: 30 })).toBe(true);
    expect(holds(shares, ofOption('b', greater('Q1', 40)), { a: 50, b: 30 })).toBe(false);
    expect(holds(shares, ofOption('b', notAnswered('Q1')), { a: 50 })).toBe(true);
    expect(holds(shares, equal('Q1', 30), { a: 50, b: 30 })).toBe(true);
  });

  it('reads the field of a form', () => {
    const contact = form('Q1', 'Contact', [
      { title: 'name', required: false },
      { title: 'town', required: false },
    ]);
    expect(holds(contact, { ...ofOption('town', equal('Q1', 'bonn')) }, { name: 'Ann', town: 'Bonn' })).toBe(true);
    expect(holds(contact, { ...ofOption('name', equal('Q1', 'bonn')) }, { name: 'Ann', town: 'Bonn' })).toBe(false);
    expect(holds(contact, { code: 'Q1', algorithm: 3, options: ['name'], result: ['an'] }, { name: 'Ann' })).toBe(true);
    expect(holds(contact, ofOption('town', answered('Q1')), { name: 'Ann' })).toBe(false);
    expect(holds(contact, count('Q1', 2), { name: 'Ann', town: 'Bonn' })).toBe(true);
  });

  it('reads the level of an evaluation, and its tags when it counts', () => {
    const levels = [{ title: 'bad', setting: { tags: ['slow', 'dear'] } }, 'fair', 'good', 'fine', 'best'];
    const stars = evaluate('Q1', 'How?', levels, { setting: { is_tag: true } });
    expect(holds(stars, less('Q1', 2), { level: 1 })).toBe(true);
    expect(holds(stars, less('Q1', 2), { level: 2 })).toBe(false);
    expect(holds(stars, checked('Q1', 'fair'), { level: 2 })).toBe(true);
    expect(holds(stars, checked('Q1', 'bad'), { level: 2 })).toBe(false);
    expect(holds(stars, count('Q1', 2), { level: 1, tags: ['slow', 'dear'] })).toBe(true);
    expect(holds(stars, count('Q1', 0), { level: 2 })).toBe(true);
  });

  it('finds an option on any level of a cascade', () => {
    const place = cascade('Q1', 'Where?', [{ title: 'north', nodes: [{ title: 'town' }, { title: 'village' }] }, { title: 'south' }]);
    expect(holds(place, checked('Q1', 'north'), ['north', 'village'])).toBe(true);
    expect(holds(place, checked('Q1', 'village'), ['north', 'village'])).toBe(true);
    expect(holds(place, checked('Q1', 'town'), ['north', 'village'])).toBe(false);
    expect(holds(place, count('Q1', 2), ['north', 'village'])).toBe(true);
  });

  it('finds a division on any level of an address', () => {
    const home = city('Q1', 'Home?', { setting: { level: 3 } });
    const address = { codes: ['110000', '110100', '110101'] };
    expect(holds(home, equal('Q1', '110000'), address)).toBe(true);
    expect(holds(home, equal('Q1', '120000'), address)).toBe(false);
    expect(holds(home, { code: 'Q1', algorithm: 3, result: ['110101'] }, address)).toBe(true);
    expect(holds(home, count('Q1', 3), address)).toBe(true);
  });

  it('compares dates and times, as far as they are spelled out', () => {
    const day = date('Q1', 'When?');
    expect(holds(day, greater('Q1', '2026-03-31'), '2026-04-01')).toBe(true);
    expect(holds(day, greater('Q1', '2026-03-31'), '2026-03-31')).toBe(false);
    expect(holds(day, greater('Q1', '2026-03'), '2026-03-31')).toBe(false);
    expect(holds(day, less('Q1', '2026-03-31'), '2026-03-30')).toBe(true);
    expect(holds(day, less('Q1', '2026-03-31'), '2026-03-31')).toBe(false);
    expect(holds(day, between('Q1', '2026-03-31', '2026-03-01'), '2026-03-31')).toBe(true);
    expect(holds(day, between('Q1', '2026-03-31', '2026-03-01'), '2026-03-01')).toBe(true);
    expect(holds(day, between('Q1', '2026-03-01', '2026-03-31'), '2026-04-01')).toBe(false);
    expect(holds(day, between('Q1', '2026-03-01'), '2026-03-01')).toBe(false);
    expect(holds(day, greater('Q1'), '2026-03-01')).toBe(false);
    expect(holds(day, equal('Q1', '2026-03-01'), '2026-03-01')).toBe(true);
    expect(holds(time('Q1', 'When?'), less('Q1', '09:30'), '09:05')).toBe(true);
  });

  it('counts files and marks', () => {
    expect(holds(upload('Q1', 'Files'), count('Q1', 2), ['f1', 'f2'])).toBe(true);
    expect(holds(upload('Q1', 'Files'), greater('Q1', 2), ['f1', 'f2'])).toBe(false);
    expect(holds(upload('Q1', 'Files'), answered('Q1'), [])).toBe(false);
    const marks = {
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    };
    expect(holds(plot('Q1', 'Where?', []), equal('Q1', 2), marks)).toBe(true);
    expect(holds(plot('Q1', 'Where?', []), count('Q1', 1), marks)).toBe(false);
  });
});
