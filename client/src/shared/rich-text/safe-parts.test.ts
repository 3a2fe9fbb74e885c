import { describe, expect, it } from '@jest/globals';
import { safeStyle } from './rich-elements';
import { safeAddress } from './safe-address';

describe('safeAddress', () => {
  it.each([
    ['/help', '/help'],
    ['{host}/files/a.png', '/files/a.png'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:12345', 'tel:12345'],
  ])('lets the link %j through', (address, safe) => {
    expect(safeAddress(address, 'link')).toBe(safe);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    '//evil.example',
    'https://evil.example',
    '/\\evil',
    '',
  ])('refuses the link %j', (address) => {
    expect(safeAddress(address, 'link')).toBeNull();
  });

  it('lets no scheme at all through for pictures and media', () => {
    expect(safeAddress('mailto:a@example.com', 'media')).toBeNull();
    expect(safeAddress('files/a.png', 'media')).toBe('files/a.png');
  });
});

describe('safeStyle', () => {
  it('uses no value that refers to something else or covers the page (S6)', () => {
    expect(safeStyle('font-size:9999px;font-weight:99999;font-style:9em')).toEqual({});
    expect(
      safeStyle('color:var(--x,url(//canary.example));background-color:URL(x);text-align:e/**/xpression(1);font-size:calc(9px*99)'),
    ).toEqual({});
    expect(safeStyle('color:rgba(1, 2, 3, 50%);background-color:#FF0000;text-decoration:underline line-through')).toEqual({
      color: 'rgba(1, 2, 3, 50%)',
      backgroundColor: '#FF0000',
      textDecoration: 'underline line-through',
    });
  });

  it('keeps the properties of the editor and drops the rest', () => {
    expect(safeStyle('color: #fff; FONT-SIZE:20px; position:fixed; background-image:url(x:y); text-align: center; z-index')).toEqual({
      color: '#fff',
      fontSize: '20px',
      textAlign: 'center',
    });
  });

  it('has nothing to say without a style', () => {
    expect(safeStyle(undefined)).toEqual({});
  });
});
