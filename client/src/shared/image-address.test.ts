import { describe, expect, it } from '@jest/globals';
import { imageAddress } from './image-address';

describe('imageAddress', () => {
  it('puts a stored name behind the address of this site', () => {
    expect(imageAddress('images/7/tea.png')).toBe('/images/7/tea.png');
    expect(imageAddress('/images/7/tea.png')).toBe('/images/7/tea.png');
    expect(imageAddress('{host}/images/7/tea.png')).toBe('/images/7/tea.png');
  });

  it('leads to no other site and runs nothing', () => {
    expect(imageAddress('//evil.example/tea.png')).toBe('/evil.example/tea.png');
    expect(imageAddress('{host}//evil.example/tea.png')).toBe('/evil.example/tea.png');
    expect(imageAddress('javascript:alert(1)')).toBe('/javascript:alert(1)');
    expect(imageAddress('/\\evil.example')).toBeNull();
  });

  it('is nothing where no picture was chosen', () => {
    expect(imageAddress(undefined)).toBeNull();
    expect(imageAddress('')).toBeNull();
  });
});
