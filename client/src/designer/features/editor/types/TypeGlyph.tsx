import { type AnswerKind, type QuestionKey, rowByKey } from '@wence/schema';
import type { ReactNode } from 'react';

const SINGLE = (
  <>
    <circle cx="5" cy="6" r="2.75" />
    <circle cx="5" cy="6" r="1" fill="currentColor" stroke="none" />
    <circle cx="5" cy="14" r="2.75" />
    <path d="M11 6h6M11 14h6" />
  </>
);
const MULTIPLE = (
  <>
    <rect x="2.25" y="3.25" width="5.5" height="5.5" rx="1.25" />
    <path d="m3.6 6 1.1 1.1 1.8-2.1" />
    <rect x="2.25" y="11.25" width="5.5" height="5.5" rx="1.25" />
    <path d="M11 6h6M11 14h6" />
  </>
);
const TEXT = (
  <>
    <rect x="2.25" y="4.25" width="15.5" height="11.5" rx="2" />
    <path d="M5.5 8h6M5.5 11.5h3.5M13.5 7.75v4.5" />
  </>
);
const SCALE = (
  <>
    <path d="M2.5 10h15" />
    <circle cx="7" cy="10" r="2.5" fill="currentColor" stroke="none" />
    <path d="M12 8v4M17 8v4" />
  </>
);
const GRID = (
  <>
    <rect x="2.25" y="3.25" width="15.5" height="13.5" rx="1.5" />
    <path d="M2.25 8h15.5M2.25 12.5h15.5M8 3.25v13.5" />
  </>
);
const FIELDS = (
  <>
    <rect x="2.25" y="3.25" width="15.5" height="5" rx="1.25" />
    <rect x="2.25" y="11.75" width="15.5" height="5" rx="1.25" />
  </>
);
const LEVELS = <path d="M3 5h8M6 10h8M9 15h8M3 5v5h3M6 10v5h3" />;
const PICTURE = (
  <>
    <rect x="2.25" y="3.25" width="15.5" height="13.5" rx="1.5" />
    <circle cx="7" cy="8" r="1.5" />
    <path d="m3 15 4.5-4 3 2.5L14 9l3.5 4" />
  </>
);
const LINES = <path d="M3 5.5h14M3 10h14M3 14.5h8" />;
const BOXES = (
  <>
    <rect x="2.25" y="3.25" width="15.5" height="13.5" rx="1.5" />
    <path d="M6 7.5h8M6 12.5h8" />
  </>
);

/** One picture for all types whose answers look alike. */
const BY_ANSWER: Readonly<Record<AnswerKind, ReactNode>> = {
  none: LINES,
  single: SINGLE,
  multiple: MULTIPLE,
  text: TEXT,
  number: SCALE,
  evaluate: SCALE,
  table: GRID,
  rank: LEVELS,
  cascade: LEVELS,
  city: LEVELS,
  matrix: GRID,
  fields: FIELDS,
  proportion: FIELDS,
  date: TEXT,
  files: PICTURE,
  position: PICTURE,
  points: PICTURE,
};

/** A small picture of a question type. Decoration: the name stands beside it. */
export function TypeGlyph({ type }: { type: QuestionKey }) {
  const { answer, isContainer } = rowByKey(type);
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {isContainer ? BOXES : BY_ANSWER[answer]}
    </svg>
  );
}
