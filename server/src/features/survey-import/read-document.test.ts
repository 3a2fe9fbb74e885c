import { describe, expect, it } from '@jest/globals';
import { parseDefinition } from '@wence/schema';
import { zipOf } from '../../platform/spreadsheet/zip-file.js';
import { documentBytes, documentNames, expectedOutline, importedFrom, outlineOf } from './imported.factory.js';
import { readDocument } from './read-document.js';

const NAMES = documentNames();

describe('documents', () => {
  it('are at least 40, of every kind', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(NAMES.map((name) => name.split('.').at(-1)))).toEqual(new Set(['docx', 'json', 'lss', 'qsf', 'txt', 'xlsx']));
  });

  it.each(NAMES)('%s becomes its survey', async (name) => {
    const imported = await importedFrom(documentBytes(name));

    expect(outlineOf(imported)).toBe(expectedOutline(name));
    expect(parseDefinition(imported.definition)).toEqual({ ok: true, value: imported.definition });
  });

  it('say which passage became which question', async () => {
    const { definition, sources } = await importedFrom(documentBytes('hotel-gb18030.txt'));

    expect(sources[1]).toEqual({ text: expect.stringMatching(/^2[^]*A[^]*B/), nodeId: definition.nodes[1]?.id });
  });
});

async function reasonOf(given: Buffer | string) {
  const read = await readDocument({ bytes: Buffer.from(given), text: '', title: 'Untitled', language: 'en' });
  return read.ok ? 'read' : read.reason;
}

const docx = (document: string, more: readonly (readonly [string, Buffer])[] = []) =>
  zipOf([['word/document.xml', Buffer.from(document)], ...more]);

describe('no survey is read', () => {
  const paragraph = '<w:p><w:r><w:t>1. Why?</w:t></w:r></w:p>';
  const entities = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]>';
  const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]);

  it.each([
    ['of nothing', '', 'empty'],
    ['of a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'unknownKind'],
    ['of a PDF', '%PDF-1.7 text', 'unknownKind'],
    ['of another zip', zipOf([['a.txt', Buffer.from('a')]]), 'unknownKind'],
    ['of a Word file from before 2007', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'oldFormat'],
    ['of a locked file', locked, 'encrypted'],
    ['of half a zip', documentBytes('staff-zh.docx').subarray(0, 3000), 'damaged'],
    ['of JSON of another kind', '{"a":1}', 'unknownJson'],
    ['of half a JSON', '{"pages":[', 'damaged'],
    ['of a definition with faults', '{"format":1,"title":"x","nodes":[{"type":1}]}', 'wrongDefinition'],
    ['of other XML', '<html><body>1. Why?</body></html>', 'unknownKind'],
    ['of XML with entities', `${entities}<document>&c;</document>`, 'hostile'],
    ['of a Word file with entities', docx(`${entities}<w:document>${paragraph}</w:document>`), 'hostile'],
    [
      'of JSON that nests without an end',
      `{"elements":[{"type":"text","choices":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}]}`,
      'hostile',
    ],
    ['of XML that nests without an end', `<document>${'<a>'.repeat(100_000)}`, 'tooLarge'],
    [
      'of a zip that unpacks to hundreds of megabytes',
      docx(`<w:document>${paragraph}</w:document>`, [['word/numbering.xml', Buffer.alloc(300 * 1024 * 1024)]]),
      'tooLarge',
    ],
    ['of endless text', '1. Why?\n'.repeat(100_000), 'tooLarge'],
  ])('%s', async (_what, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });

  it('out of what a document links to: only its own text counts', async () => {
    const link = '<w:p><w:r><w:t>1. Why?</w:t><w:drawing><a:blip r:link="rId9"/></w:drawing></w:r></w:p>';
    const relations = '<Relationships><Relationship Id="rId9" Target="file:///etc/passwd" TargetMode="External"/></Relationships>';
    const file = docx(`<w:document>${link}</w:document>`, [['word/_rels/document.xml.rels', Buffer.from(relations)]]);

    expect(JSON.stringify(await importedFrom(file))).not.toContain('root:');
  });
});

it('a hostile text becomes a text that is shown, and no markup', async () => {
  const { definition } = await importedFrom(Buffer.from('1. <script>alert(1)</script>\nA. <img src=x onerror=alert(1)>\nB. b'));

  expect(definition.nodes[0]?.title).toBe('<span>&lt;script&gt;alert(1)&lt;/script&gt;</span>');
  expect(definition.nodes[0]?.options?.[0]?.title).toBe('<span>&lt;img src=x onerror=alert(1)&gt;</span>');
});
