/** A mark on a piece of text: bold, a link, a colour and size. */
export interface RichMark {
  readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'sub' | 'sup' | 'textStyle' | 'link';
  readonly attrs?: Readonly<Record<string, string | null>>;
}

export type InlineType = 'text' | 'hardBreak' | 'image' | 'media' | 'answer';
export type BlockType = 'paragraph' | 'heading' | 'blockquote' | 'bulletList' | 'orderedList' | 'listItem' | 'horizontalRule';

/** A document of the editor as it reads and gives it (`getJSON`): the same names and attributes as in `extensions/`. */
export interface RichNode {
  readonly type: 'doc' | BlockType | InlineType;
  readonly attrs?: Readonly<Record<string, string | number | null>>;
  readonly marks?: readonly RichMark[];
  readonly text?: string;
  readonly content?: readonly RichNode[];
}

export const isInline = ({ type }: RichNode): boolean =>
  type === 'text' || type === 'hardBreak' || type === 'image' || type === 'media' || type === 'answer';
