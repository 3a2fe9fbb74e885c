import type { SurveyDefinition } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { isExam, keyKindOf } from '../exam/node-exam.js';
import { EXAM_MARKS, type ExamResult } from '../exam/score-exam.js';
import type { ColumnNames } from './column-names.js';
import type { ColumnTexts } from './column-text.js';
import type { Cell, Column } from './column.js';
import { unite } from './unite.js';

/** Key of the column of the score. */
export const SCORE_KEY = 'exam_score';

interface MarkedQuestion {
  readonly id: number;
  readonly code: string;
  readonly title: string;
}

const markedIn = (definition: SurveyDefinition): MarkedQuestion[] =>
  isExam(definition)
    ? Array.from(walkNodes(definition.nodes)).flatMap((node) =>
        node.exam && keyKindOf(node) ? [{ id: node.id, code: node.code, title: node.title }] : [],
      )
    : [];

/**
 * The columns of an exam over several versions, given newest first: the score, then the points and the mark of each question that any of them marks.
 * None where none is an exam.
 */
export function examColumns(versions: readonly SurveyDefinition[], names: ColumnNames, texts: ColumnTexts): readonly Column[] {
  if (!versions.some(isExam)) return [];
  const { exam: words } = texts.words;
  const shared = { missing: [], retired: !versions[0] || !isExam(versions[0]) };
  const points = { ...shared, kind: 'number', measure: 'scale', values: [] } as const;
  const marks = EXAM_MARKS.map((mark) => ({ value: mark, code: mark, title: words.marks[mark], retired: false }));
  const questions = unite(versions.map(markedIn), ({ id }) => id);
  return [
    {
      ...points,
      key: SCORE_KEY,
      name: names.of('SCORE'),
      label: texts.label([words.score], shared.retired),
      exam: { nodeId: null, part: 'score' },
    },
    ...questions.flatMap(({ item: { id, code, title }, retired }): Column[] => {
      const label = (word: string): string => texts.label([texts.plain(title), word], retired);
      const score = { key: `n${id}_score`, name: names.of(code, 'SCORE'), label: label(words.score), retired };
      const mark = { key: `n${id}_correct`, name: names.of(code, 'CORRECT'), label: label(words.mark), retired };
      return [
        { ...points, ...score, exam: { nodeId: id, part: 'score' } },
        { ...shared, ...mark, kind: 'text', measure: 'nominal', values: marks, exam: { nodeId: id, part: 'mark' } },
      ];
    }),
  ];
}

/** Prepares the cells of these columns, each at its place in a line. */
export function examWriter(columns: readonly Column[]): (cells: Cell[], exam: ExamResult | null | undefined) => void {
  const places = columns.flatMap(({ exam }, place) => (exam ? [{ ...exam, place }] : []));
  if (places.length === 0) return () => undefined;
  return (cells, result) => {
    if (!result) return;
    const questions = new Map(result.questions.map((question) => [question.nodeId, question]));
    for (const { nodeId, part, place } of places) {
      const of = nodeId === null ? result : questions.get(nodeId);
      if (of) cells[place] = part === 'score' ? of.score : 'mark' in of ? of.mark : null;
    }
  };
}
