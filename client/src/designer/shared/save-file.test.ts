import { describe, expect, it } from '@jest/globals';
import { fileName } from './save-file';

describe('fileName', () => {
  it.each([
    ['Weekend plans', 'Weekend-plans.png'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.png'],
    ['../../etc/passwd', 'etc-passwd.png'],
    ['???', 'survey.png'],
    ['', 'survey.png'],
  ])('makes %j the name %j', (title, name) => {
    expect(fileName(title, 'png')).toBe(name);
  });

  it('cuts long titles between characters', () => {
    expect(fileName('\u{1F600}'.repeat(80), 'svg')).toBe(`${'\u{1F600}'.repeat(60)}.svg`);
  });
});
