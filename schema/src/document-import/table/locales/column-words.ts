/** Headings by which the columns of a table are known, as sources of regular expressions; compared in half width, without regard to case. */
export const COLUMN_WORDS = {
  title: '题目|题干|题目内容|标题|问题|问题内容|question(?: ?text)?|title|text',
  type: '题型|类型|题目类型|问题类型|(?:question )?type',
  options:
    '选项\\s*[a-z\\d一二三四五六七八九十]{0,2}|答案选项|备选项|options?\\s*[a-z\\d]{0,2}|choices?\\s*[a-z\\d]{0,2}|answers?\\s*[a-z\\d]{0,2}|[a-h]',
  rows: '行|行标题|子题|评价项|rows?|items?|statements?|sub-?questions?',
  required: '必答|必填|是否必[答填]|required|mandatory',
  number: '序号|编号|题号|no\\.?|number|#|id',
  page: '页|页码|分页|page',
  help: '说明|备注|提示|help|hint|description|notes?',
} as const;

/** A cell under "required" that means yes, as the source of a regular expression. */
export const YES = '是|y|yes|true|1|必答|必填|required|\u221a|\u2713|x';
