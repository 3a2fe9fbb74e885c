import { type QuestionKey, questionCatalogue } from '@wence/schema';
import { type SourceNode, type SourcePart, type SourceSurvey, pairOf } from './source-node.js';

const HEAD = /^(title|about|welcome|theme|paging): (.+)$/;
const NODE = /^(\w+)(!?)(?: (\w+))?: (.+)$/;
const PART = /^(-{1,3}|\+) (.+)$/;
const MARKS = /^(.*?)((?: \((?:other|only|mobile|email|integer|number|optional|locked)\))*)$/;
const SETTING = /^(\w+) = (.+)$/;
const RULE = /^(?:show if|hide if|jump|carry|options|rows) (?!= )/;

const isKey = (word: string): word is QuestionKey => questionCatalogue.some(({ key }) => key === word);

const marksIn = (text: string): string[] => [...text.matchAll(/\((\w+)\)/g)].map(([, mark = '']) => mark);

function partOf(lead: string, text: string): SourcePart {
  const [, title = text, marks = ''] = MARKS.exec(text) ?? [];
  return { title: pairOf(title), marks: marksIn(marks), depth: lead === '+' ? 1 : lead.length };
}

/** Reads the lines of one survey, one after the other. */
class SourceReader {
  readonly head = new Map<string, string>();
  readonly nodes: SourceNode[] = [];
  private group: SourceNode | null = null;
  private last: SourceNode | null = null;

  /** Returns false for a line that means nothing here. */
  read(line: string): boolean {
    if (line === '---') return this.add('page', '', '');
    if (line === 'end group') return this.endGroup();
    const [, headKey, headText] = (this.last === null && HEAD.exec(line)) || [];
    if (headKey !== undefined && headText !== undefined) {
      this.head.set(headKey, headText);
      return true;
    }
    return this.readInside(line) || this.readNode(line);
  }

  private readNode(line: string): boolean {
    const [, key = '', required, name = '', title = ''] = NODE.exec(line) ?? [];
    return isKey(key) && this.add(key, name, title, required === '!');
  }

  private readInside(line: string): boolean {
    const node = this.last;
    if (node === null) return false;
    const [, lead, text = ''] = PART.exec(line) ?? [];
    const [, key = '', value = ''] = SETTING.exec(line) ?? [];
    if (lead !== undefined) (lead === '+' ? node.rows : node.options).push(partOf(lead, text));
    else if (line.startsWith('* ')) node.scale = line.slice(2);
    else if (RULE.test(line)) node.rules.push(line);
    else if (key !== '') node.setting.set(key, value);
    else return false;
    return true;
  }

  private add(key: QuestionKey, name: string, title: string, required = false): true {
    const node: SourceNode = {
      key,
      name,
      required,
      title: pairOf(title),
      setting: new Map(),
      options: [],
      rows: [],
      scale: '',
      rules: [],
      nodes: [],
    };
    (this.group?.nodes ?? this.nodes).push(node);
    this.last = node;
    if (key === 'group') this.group = node;
    return true;
  }

  private endGroup(): boolean {
    const wasOpen = this.group !== null;
    this.group = null;
    return wasOpen;
  }
}

/**
 * Reads the text of a survey template (`docs/templates.md`): a head, then questions, each followed by its options, settings and rules. Every text
 * stands there in Chinese and in English, with ` | ` between them.
 *
 * @throws RangeError with the number of a line that cannot be read.
 */
export function readSource(text: string): SourceSurvey {
  const reader = new SourceReader();
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line !== '' && !line.startsWith('# ') && !reader.read(line)) throw new RangeError(`line ${index + 1}: ${line}`);
  }
  return reader;
}
