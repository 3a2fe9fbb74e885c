import type { DefaultContent, NewNode, NewOption } from '@wence/schema';
import type { Locator } from '@playwright/test';
import type { Asked } from './Asked.js';

/** Describes how one type of question is asked, announced and answered with a keyboard and a screen reader. */
export interface AnsweredType {
  /** Properties that the author sets beyond the default content. */
  readonly node?: (defaults: DefaultContent) => Partial<NewNode>;
  /** Options its author adds, with their default titles. */
  readonly added?: readonly NewOption[];
  /** Checks the accessibility tree before anything is answered. */
  readonly empty: (asked: Asked) => Promise<void>;
  /** The part that says what is wrong when a required question is left out. */
  readonly faulty: (asked: Asked) => Locator;
  /** Gives an answer that is refused; left out where the control takes no such answer. Gives the part that says what is wrong then. */
  readonly wrong?: (asked: Asked) => Promise<Locator>;
  /** Gives a right answer, whether or not a wrong one was given before. */
  readonly answer: (asked: Asked) => Promise<void>;
  /** Checks the accessibility tree after this answer. */
  readonly filled: (asked: Asked) => Promise<void>;
  /** The answer as the server stored it. */
  readonly stored: (asked: Asked) => unknown;
}

/** A type that asks nothing by itself: what it does to the screen. */
export interface StructureType {
  /** A container is asked about with a question in it. */
  readonly isContainer?: boolean;
  readonly shown: (asked: Asked) => Promise<void>;
}
