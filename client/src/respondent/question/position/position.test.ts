import { describe, expect, it } from '@jest/globals';
import { answerFrom, isPlace, placeText, typedFrom } from './position';
import { en } from './words';

describe('typed coordinates', () => {
  it('are a place when both are numbers on earth', () => {
    expect(answerFrom({ lat: '39.9042', lng: '116.4074' }, undefined)).toEqual({ lng: 116.4074, lat: 39.9042 });
    expect(answerFrom({ lat: ' −33,86 ', lng: '\uff11\uff15\uff11.2' }, 'Sydney')).toEqual({ lng: 151.2, lat: -33.86, address: 'Sydney' });
  });

  it('are none when both boxes are empty', () => {
    expect(answerFrom({ lat: ' ', lng: '' }, 'Sydney')).toBeNull();
  });

  it.each([
    { lat: '39.9', lng: '' },
    { lat: 'north', lng: '116' },
    { lat: '95', lng: '116' },
    { lat: '1e1', lng: '116' },
  ])('are no place on earth when %j, so that they are complained about', (typed) => {
    const answer = answerFrom(typed, undefined);

    expect(answer && isPlace(answer)).toBe(false);
  });

  it('are shown again as far as they were numbers', () => {
    expect(typedFrom({ lat: 39.9, lng: 999 })).toEqual({ lat: '39.9', lng: '' });
    expect(typedFrom(undefined)).toEqual({ lat: '', lng: '' });
  });
});

it('A place is told by the names of the halves of the world', () => {
  expect(placeText(en, { lat: 39.9042, lng: 116.4 })).toBe('39.90420° N, 116.40000° E');
  expect(placeText(en, { lat: -33.86, lng: -70 })).toBe('33.86000° S, 70.00000° W');
});
