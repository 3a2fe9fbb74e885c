import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../definition/canonical-text.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { shapeSurvey } from '../definition/shape/shape.js';
import type { EndingsChange } from '../ending/endings-change.js';
import type { SurveyEndings } from '../ending/survey-endings.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { group } from '../testing/build-container.js';
import { edit, fault, refusal } from './edit.js';
import { done } from './undoing.js';

/** Ids: Q1 1 (red 2, blue 3), Q2 4. */
const shop = survey(single('Q1', 'Colour?', ['red', 'blue']), text('Q2', 'Why?'));
const ending = (endings: SurveyEndings) => shapeSurvey({ ...shop, endings });
const setting = (endings: EndingsChange | null) => ({ op: 'updateSurvey' as const, set: { endings } });
const token = (nodeId: number): string => `<span data-ref="${nodeId}" data-fallback="you">[Q]</span>`;

describe('editing end pages', () => {
  it('sets the keys it names and leaves the others', () => {
    const thanks = ending({ normal: { title: 'Thanks', redirectSeconds: 9 }, closed: { title: 'Gone' } });
    const edited = edit(thanks, setting({ normal: { text: '<p>Bye</p>', redirectSeconds: 5 }, screened: { title: 'No' } }));
    expect(edited.endings).toEqual({
      normal: { title: 'Thanks', text: '<p>Bye</p>' },
      screened: { title: 'No' },
      closed: { title: 'Gone' },
    });
    expect(edit(thanks, setting({ normal: { title: null, redirectSeconds: null } })).endings).toEqual({ closed: { title: 'Gone' } });
    expect(edit(thanks, setting({ closed: null })).endings).toEqual({ normal: { title: 'Thanks', redirectSeconds: 9 } });
    expect(edit(thanks, setting(null)).endings).toBeUndefined();
    expect(edit(thanks, { op: 'updateSurvey', set: { title: 'New' } }).endings).toEqual(thanks.endings);
  });

  it('gives questions pages of their own, in the order of their ids', () => {
    const both = edit(
      shop,
      setting({
        nodes: [
          { nodeId: 4, set: { title: 'b' } },
          { nodeId: 1, set: { title: 'a' } },
        ],
      }),
    );
    expect(both.endings?.nodes).toEqual([
      { nodeId: 1, title: 'a' },
      { nodeId: 4, title: 'b' },
    ]);
    expect(edit(both, setting({ nodes: [{ nodeId: 1, set: null }] })).endings?.nodes).toEqual([{ nodeId: 4, title: 'b' }]);
  });

  it('writes no page that says nothing', () => {
    expect(edit(shop, setting({ normal: { title: ' ', text: '', buttonUrl: ' ', params: [], nodeIds: [] } })).endings).toBeUndefined();
  });

  it('is undone key by key, and leaves alone what others have changed since', () => {
    const thanks = ending({ normal: { title: 'Thanks' }, nodes: [{ nodeId: 1, title: 'One' }] });
    const change = setting({ normal: { title: 'Bye', sendsSource: true }, closed: { title: 'x' }, nodes: [{ nodeId: 1, set: null }] });
    const { definition, inverse } = done(thanks, change);
    expect(canonicalText(edit(definition, ...inverse))).toBe(canonicalText(thanks));
    const later = edit(definition, setting({ normal: { buttonUrl: 'https://example.org' } }));
    expect(edit(later, ...inverse).endings?.normal).toEqual({ title: 'Thanks', buttonUrl: 'https://example.org' });
  });

  it('refuses every address that is not of http or https, by the name of its field', () => {
    for (const key of ['redirectUrl', 'buttonUrl']) {
      for (const address of ['javascript:alert(1)', 'data:text/html,x', '//example.org', 'example.org', 'ftp://example.org']) {
        expect(refusal(shop, setting({ screened: { [key]: address } }))).toEqual(fault(`set.endings.screened.${key}`, 'format'));
      }
    }
    expect(refusal(shop, setting({ normal: { redirectUrl: `https://example.org/${'x'.repeat(2_000)}` } }))).toEqual(
      fault('set.endings.normal.redirectUrl', 'tooLong', 2_000),
    );
  });

  it('refuses pages of questions that are not there, and answers of such', () => {
    for (const change of [
      { nodes: [{ nodeId: 99, set: { title: 'x' } }] },
      { normal: { nodeIds: [99] } },
      { nodes: [{ nodeId: 1, set: { nodeIds: [99] } }] },
    ]) {
      expect(refusal(shop, setting(change))).toEqual({ code: 'notFound', id: 99 });
    }
    expect(edit(shop, setting({ nodes: [{ nodeId: 99, set: null }] }))).toEqual(shop);
  });

  it.each([
    [{ normal: { title: 'x'.repeat(101) } }, 'normal.title', 'tooLong', 100],
    [{ normal: { text: '<script>x</script>' } }, 'normal.text', 'format', undefined],
    [{ normal: { text: '<a href="https://evil.example">x</a>' } }, 'normal.text', 'externalLink', undefined],
    [{ normal: { picture: '../x.png' } }, 'normal.picture', 'format', undefined],
    [{ normal: { buttonText: 'x'.repeat(25) } }, 'normal.buttonText', 'tooLong', 24],
    [{ normal: { redirectSeconds: 61 } }, 'normal.redirectSeconds', 'tooLarge', 60],
    [{ normal: { params: ['a', 'a'] } }, 'normal.params[1]', 'notUnique', undefined],
    [{ normal: { nodeIds: [1, 1] } }, 'normal.nodeIds[1]', 'notUnique', undefined],
  ] as const)('refuses %j', (change, field, rule, limit) => {
    expect(refusal(shop, setting(change))).toEqual(fault(`set.endings.${field}`, rule, limit));
  });
});

describe('an end page that refers to a question', () => {
  const asking = ending({ normal: { text: `<p>${token(4)}!</p>`, nodeIds: [1, 4] }, nodes: [{ nodeId: 1, text: token(1), nodeIds: [1] }] });

  it('has to be confirmed before the question goes, and then shows the fallback and passes on the rest', () => {
    expect(refusal(asking, { op: 'removeNode', nodeId: 4 })).toMatchObject({ code: 'referenced', ids: [0] });
    const { definition, inverse } = done(asking, { op: 'removeNode', nodeId: 4, confirmed: true });
    expect(definition.endings?.normal).toEqual({ text: '<p>you!</p>', nodeIds: [1] });
    expect(canonicalText({ ...edit(definition, ...inverse), lastId: 0 })).toBe(canonicalText({ ...asking, lastId: 0 }));
  });

  it('goes with the question whose own page it is, and comes back with it', () => {
    const own = ending({ nodes: [{ nodeId: 4, title: 'Bye', text: token(4) }] });
    const { definition, inverse } = done(own, { op: 'removeNode', nodeId: 4 });
    expect(definition.endings).toBeUndefined();
    expect(edit(definition, ...inverse).endings).toEqual(own.endings);
  });

  it('goes with a container that is dissolved', () => {
    const grouped = survey(group('G1', 'Us', [text('Q1', 'Why?')]));
    const own = shapeSurvey({ ...grouped, endings: { nodes: [{ nodeId: 1, title: 'Bye' }] } });
    expect(edit(own, { op: 'releaseNode', nodeId: 1 }).endings).toBeUndefined();
  });
});

describe('end pages in a definition', () => {
  it('are read in any order and written in one', () => {
    const given = {
      ...shop,
      endings: {
        nodes: [
          { title: 'b', nodeId: 4 },
          { nodeId: 1, title: 'a' },
        ],
        normal: { sendsSource: false, title: 'x' },
      },
    };
    const parsed = parseDefinition(given);
    expect(parsed.ok && canonicalText(parsed.value)).toContain(
      '"endings":{"nodes":[{"nodeId":1,"title":"a"},{"nodeId":4,"title":"b"}],"normal":{"title":"x"}}',
    );
  });

  it('are refused with a path to what is wrong', () => {
    const parsed = parseDefinition({
      ...shop,
      endings: { normal: { css: '' }, closed: { buttonUrl: 'javascript:x' }, nodes: [{ title: 'x' }] },
    });
    expect(parsed).toEqual({
      ok: false,
      faults: [
        { field: 'endings.normal.css', rule: 'unknownKey' },
        { field: 'endings.nodes[0].nodeId', rule: 'required' },
      ],
    });
    expect(parseDefinition({ ...shop, endings: { closed: { buttonUrl: 'javascript:x' } } })).toEqual({
      ok: false,
      faults: [{ field: 'endings.closed.buttonUrl', rule: 'format' }],
    });
  });
});
