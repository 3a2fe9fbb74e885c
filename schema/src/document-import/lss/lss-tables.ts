/** A row of a table in a file of LimeSurvey. */
export type LssRow = Readonly<Record<string, string>>;

/** The tables of a file of LimeSurvey by name. Whoever reads the XML makes them; there is no XML in here. */
export type LssTables = Readonly<Record<string, readonly LssRow[]>>;

/** A question with its texts in one language, whichever version of the format they stand in. */
export interface LssQuestion {
  readonly id: string;
  readonly group: string;
  readonly code: string;
  readonly type: string;
  readonly text: string;
  readonly help: string;
  /** A program of the question; empty: none. */
  readonly script: string;
  /** Y, N, or S: whoever leaves it out is asked once more. */
  readonly mandatory: string;
  /** A pattern for what is typed; empty: none. */
  readonly pattern: string;
  readonly hasOther: boolean;
  readonly relevance: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly subquestions: readonly LssPart[];
  readonly answers: readonly LssPart[];
}

/** A sub-question or an answer. Two scales are told apart by number. */
export interface LssPart {
  readonly id: string;
  readonly code: string;
  readonly text: string;
  readonly scale: string;
  /** When a sub-question is offered; empty or 1: always. */
  readonly relevance: string;
}

export interface LssGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly relevance: string;
  /** Groups of one name come in a random order. */
  readonly random: string;
}

const rowsOf = (tables: LssTables, name: string): readonly LssRow[] => tables[name] ?? [];

/** The rows in the order that a field of theirs gives. */
const sorted = (rows: readonly LssRow[], field: string): readonly LssRow[] =>
  [...rows].sort((a, b) => Number(a[field] ?? 0) - Number(b[field] ?? 0));

/** Reads the tables of a file in one language. Older versions repeat each row per language; newer ones keep texts in tables of their own. */
export class LssReader {
  /** Languages of the file, the first one being that of the survey. */
  readonly languages: readonly string[];

  constructor(private readonly tables: LssTables) {
    const main = rowsOf(tables, 'surveys')[0]?.language ?? rowsOf(tables, 'surveys_languagesettings')[0]?.surveyls_language ?? 'en';
    const all = rowsOf(tables, 'surveys_languagesettings').map((row) => row.surveyls_language ?? main);
    this.languages = [main, ...new Set(all.filter((language) => language !== main))];
  }

  /** The first row of a table in the language of the survey. */
  settings(): LssRow {
    return this.rows('surveys_languagesettings', 'surveyls_language')[0] ?? {};
  }

  has(table: string): boolean {
    return rowsOf(this.tables, table).length > 0;
  }

  groups(): readonly LssGroup[] {
    const texts = this.textsBy('group_l10ns', 'gid');
    return sorted(this.rows('groups'), 'group_order').map((row) => {
      const text = texts.get(row.gid ?? '') ?? row;
      return {
        id: row.gid ?? '',
        name: text.group_name ?? '',
        description: text.description ?? '',
        relevance: row.grelevance ?? '',
        random: row.randomization_group ?? '',
      };
    });
  }

  questions(): readonly LssQuestion[] {
    const texts = this.textsBy('question_l10ns', 'qid');
    // Some versions keep sub-questions among the questions.
    const below = [...this.rows('subquestions'), ...this.rows('questions').filter(({ parent_qid = '0' }) => parent_qid !== '0')];
    const children = grouped(sorted(below, 'question_order'), 'parent_qid');
    const answers = grouped(this.answerRows(), 'qid');
    const attributes = grouped(
      rowsOf(this.tables, 'question_attributes').filter((row) => this.isOurs(row, 'language')),
      'qid',
    );
    return sorted(this.rows('questions'), 'question_order')
      .filter((row) => (row.parent_qid ?? '0') === '0')
      .map((row): LssQuestion => {
        const id = row.qid ?? '';
        const text = texts.get(id) ?? row;
        return {
          id,
          group: row.gid ?? '',
          code: row.title ?? '',
          type: row.type ?? '',
          text: text.question ?? '',
          help: text.help ?? '',
          script: text.script ?? '',
          mandatory: row.mandatory ?? '',
          pattern: row.preg ?? '',
          hasOther: row.other === 'Y',
          relevance: row.relevance ?? '',
          attributes: Object.fromEntries((attributes.get(id) ?? []).map(({ attribute = '', value = '' }) => [attribute, value])),
          subquestions: (children.get(id) ?? []).map((child) => this.part(child, texts.get(child.qid ?? '') ?? child)),
          answers:
            answers.get(id)?.map(({ aid = '', code = '', answer = '', scale_id = '0' }) => ({
              id: aid,
              code,
              text: answer,
              scale: scale_id,
              relevance: '',
            })) ?? [],
        };
      });
  }

  private part({ qid = '', title = '', scale_id = '0', relevance = '' }: LssRow, { question = '' }: LssRow): LssPart {
    return { id: qid, code: title, text: question, scale: scale_id, relevance };
  }

  /** Conditions by question, of versions that had no expressions or keep both. */
  conditions(): ReadonlyMap<string, readonly LssRow[]> {
    return grouped(rowsOf(this.tables, 'conditions'), 'qid');
  }

  /** Ids of the questions that are answered beforehand. */
  prefilled(): ReadonlySet<string> {
    const texts = this.textsBy('defaultvalue_l10ns', 'dvid');
    const isFilled = (row: LssRow) => Boolean(row.defaultvalue || texts.get(row.dvid ?? '')?.defaultvalue);
    return new Set(
      this.rows('defaultvalues')
        .filter(isFilled)
        .map(({ qid = '' }) => qid),
    );
  }

  /** Quotas, each with what it counts. */
  quotas(): readonly { readonly quota: LssRow; readonly members: readonly LssRow[] }[] {
    const members = grouped(rowsOf(this.tables, 'quota_members'), 'quota_id');
    return rowsOf(this.tables, 'quota').map((quota) => ({ quota, members: members.get(quota.id ?? '') ?? [] }));
  }

  /** Names of the values that come with the address of the survey. */
  parameters(): readonly string[] {
    return rowsOf(this.tables, 'survey_url_parameters').map(({ parameter = '' }) => parameter);
  }

  /** Settings of the survey that are the same in every language. */
  survey(): LssRow {
    return rowsOf(this.tables, 'surveys')[0] ?? {};
  }

  /** Answers with their texts: those of newer versions have an id that the texts name. */
  private answerRows(): readonly LssRow[] {
    const texts = this.textsBy('answer_l10ns', 'aid');
    const rows = this.rows('answers').map((row) => ({
      ...row,
      ...(row.aid !== undefined && { answer: texts.get(row.aid)?.answer ?? row.answer ?? '' }),
    }));
    return sorted(rows, 'sortorder');
  }

  private textsBy(table: string, key: string): ReadonlyMap<string, LssRow> {
    return new Map(this.rows(table).map((row) => [row[key] ?? '', row]));
  }

  private rows(table: string, field = 'language'): readonly LssRow[] {
    return rowsOf(this.tables, table).filter((row) => this.isOurs(row, field));
  }

  private isOurs(row: LssRow, field: string): boolean {
    const language = row[field];
    return language === undefined || language === '' || language === this.languages[0];
  }
}

function grouped(rows: readonly LssRow[], key: string): ReadonlyMap<string, LssRow[]> {
  const groups = new Map<string, LssRow[]>();
  for (const row of rows) {
    const name = row[key] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups;
}
