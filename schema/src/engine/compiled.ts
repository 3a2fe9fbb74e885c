import type { Answer } from '../answer/answer.js';
import type { AnswerReading } from '../answer/answer-reading.js';
import type { Offered } from '../answer/offered.js';
import type { AnswerKind, LogicItem, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import type { PipedText } from '../piping/piped-text.js';
import type { SizedCopy } from '../reading/plain-copy.js';

/** The facts that conditions read. Positions count nodes in the order of the document, containers before what they contain. */
export interface Facts {
  /** Effective answers by position; undefined for nodes that are unanswered, hidden, passed over or not reached yet (R1, R8). */
  readonly answers: readonly (Answer | undefined)[];
  /** Number of rows on offer by position, where logic decides about rows. */
  readonly rowCounts: readonly (number | undefined)[];
}

/** Returns whether conditions hold on the facts. Total, allocates nothing on the common kinds of answers. */
export type Test = (facts: Facts) => boolean;

/** A logic item, ready to be asked. */
export interface Rule {
  readonly item: LogicItem;
  readonly holds: Test;
}

/** A jump that can have an effect: one to a later node, or to the end. Backward, self and missing targets are left out (R11). */
export interface Jump extends Rule {
  /** Position of the target; behind the last node for an end. */
  readonly to: number;
  /** 0 normal end, -1 screening end, null: goes on at `to` (R14). */
  readonly end: 0 | -1 | null;
}

/** Shows or hides the options or rows named in it. */
export interface OptionRule extends Rule {
  readonly hides: boolean;
  readonly ids: ReadonlySet<number>;
}

/** One condition of a carry-over: it selects the options of an earlier question to carry over (R17). */
export interface Carry {
  readonly item: LogicItem;
  readonly from: CompiledNode;
  /** True: the checked ones, false: those on offer that are not checked. */
  readonly checked: boolean;
  /** The own option, group or row that they stand behind, 0: before all; undefined: no place of their own (`carryPlace`). */
  readonly place: number | undefined;
}

/** Logic that changes what a question offers. Nodes without such logic have no plan and share one `Offered`. */
export interface OfferPlan {
  readonly optionRules: readonly OptionRule[];
  readonly rowRules: readonly OptionRule[];
  readonly carriedOptions: readonly Carry[];
  readonly carriedRows: readonly Carry[];
  /** Ids of every option that could be carried over in some pass. */
  readonly carriedIds: () => ReadonlySet<number>;
}

/** A compiled node. Fields that a pass reads at every node come first and so lie together in memory, which bounds the speed on long surveys. */
export interface CompiledNode {
  /** Position behind the node and everything in it. */
  readonly end: number;
  readonly position: number;
  readonly attribute: 'normal' | 'hide' | 'background';
  /** Null: always. */
  readonly isShown: Test | null;
  readonly role: 'question' | 'statement' | 'page' | 'container';
  readonly offer: OfferPlan | null;
  /** True if the node has nothing to offer even where no logic hides anything. */
  readonly isBare: boolean;
  readonly id: number;
  readonly kind: AnswerKind;
  /** The jumps in saved order: the first one that holds is taken (R10). */
  readonly jumps: readonly Jump[];
  /** Position of the container whose last node this is (an empty container is its own last node); null if no container ends here. */
  readonly leaves: number | null;
  /** Everything the node has: its offer unless logic says otherwise. */
  readonly everything: Offered;
  readonly node: SurveyNode;
  /** Result of reading an absent answer. */
  readonly unanswered: AnswerReading;
  /** True if no answer is possible without at least one option, or at least one row (R16). */
  readonly needsOptions: boolean;
  readonly needsRows: boolean;
  readonly show: readonly Rule[];
  readonly hide: readonly Rule[];
}

/**
 * State of a node after a pass. `shown`: asked, or passed on the way as a container or page; `unseen`: attribute hide, it counts without being seen;
 * `background`: reports only; `hidden`: by its own show and hide items; `inHidden`: by those of its container; `nothingToOffer`: no option or row
 * is left (R16); `jumpedOver` (R9); `ended`: behind the end (R14).
 */
export type NodeState = 'shown' | 'unseen' | 'background' | 'hidden' | 'inHidden' | 'nothingToOffer' | 'jumpedOver' | 'ended';

/** An answer as it was given, as plain data, and the result of reading it. */
interface Remembered extends SizedCopy, AnswerReading {}

/** A title of a node, option or row with piping tokens in it. */
export interface TextPlan {
  /** Id of the node or part that the title belongs to. */
  readonly id: number;
  readonly owner: CompiledNode;
  readonly text: PipedText;
}

/** A definition, prepared for any number of passes. Holds on to the definition and never changes it. */
export interface Compiled {
  readonly definition: SurveyDefinition;
  readonly nodes: readonly CompiledNode[];
  /** Node ids by position. */
  readonly ids: readonly number[];
  /** Position by node id. */
  readonly positions: ReadonlyMap<number, number>;
  /** Initial values of a pass at every position: no answer, not reached. Copied, which is faster than filling a list anew. */
  readonly blank: readonly undefined[];
  readonly unreached: readonly NodeState[];
  /**
   * The last answer at each position and the result of reading it: most answers are the same from one pass to the next, and an equal one need not be
   * read again. Saves time and changes nothing; only for nodes whose offer no logic changes.
   */
  readonly memory: (Remembered | undefined)[];
  /** Titles into which answers are inserted; parsed on first use. */
  readonly texts: () => readonly TextPlan[];
  /** Questions that the draw of an exam leaves out for one respondent (`drawn.ts`). */
  readonly leftOut?: ReadonlySet<number>;
}
