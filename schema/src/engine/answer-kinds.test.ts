import { describe, expect, it } from '@jest/globals';
import { answered, between, checked, count, equal, greater, less, notAnswered, ofOption } from '../testing/build-condition.js';
import { cascade, city, date, evaluate, form, plot, proportion, rank, time, upload } from '../testing/build-node.js';
import { holds } from './testing/by-code.js';

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
