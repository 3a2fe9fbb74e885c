import type { QuestionKey } from '@wence/schema';
import type { ReactNode } from 'react';

const SHAPES: Readonly<Record<QuestionKey, ReactNode>> = {
  single: (
    <>
      <circle cx="5" cy="6" r="2.75" />
      <circle cx="5" cy="6" r="1" fill="currentColor" stroke="none" />
      <circle cx="5" cy="14" r="2.75" />
      <path d="M11 6h6M11 14h6" />
    </>
  ),
  multiple: (
    <>
      <rect x="2.25" y="3.25" width="5.5" height="5.5" rx="1.25" />
      <path d="m3.6 6 1.1 1.1 1.8-2.1" />
      <rect x="2.25" y="11.25" width="5.5" height="5.5" rx="1.25" />
      <path d="M11 6h6M11 14h6" />
    </>
  ),
  text: (
    <>
      <rect x="2.25" y="4.25" width="15.5" height="11.5" rx="2" />
      <path d="M5.5 8h6M5.5 11.5h3.5M13.5 7.75v4.5" />
    </>
  ),
};

/** A small picture of a question type. Decoration: the name stands beside it. */
export const TypeGlyph = ({ type }: { type: QuestionKey }) => (
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
    {SHAPES[type]}
  </svg>
);
