import type { Language, QuestionKey } from '@wence/schema';

/** The same text in each language. */
export type Pair = Readonly<Record<Language, string>>;

/** A text that sets no language apart stands for all of them. */
export function pairOf(text: string): Pair {
  const [zhCN = '', en = zhCN] = text.split(' | ').map((part) => part.trim());
  return { 'zh-CN': zhCN, en };
}

/** An option or a row, with the marks behind it such as `other`. */
export interface SourcePart {
  readonly title: Pair;
  readonly marks: readonly string[];
  /** 1: an option of its own; 2 and 3: a lower level of a cascade. */
  readonly depth: number;
}

export interface SourceNode {
  readonly key: QuestionKey;
  /** Name under which rules and inserted answers know it; empty: none. */
  readonly name: string;
  readonly required: boolean;
  readonly title: Pair;
  /** Settings as they are written: `max` to `5`, `left_text` to both texts. */
  readonly setting: Map<string, string>;
  readonly options: SourcePart[];
  readonly rows: SourcePart[];
  /** Name of a shared scale that provides the options; empty: none. */
  scale: string;
  /** Lines such as `show if used = 1`. */
  readonly rules: string[];
  /** Members of a group. */
  readonly nodes: SourceNode[];
}

/** A survey as its file has it, in both languages. */
export interface SourceSurvey {
  /** `title`, `about`, `welcome`, `theme`, `paging`. */
  readonly head: ReadonlyMap<string, string>;
  readonly nodes: readonly SourceNode[];
}
