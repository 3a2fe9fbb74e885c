/**
 * Logic as data (Spec 3, logic item, condition; design: logic). Its meaning is in `engine/`, its author's side in `logic/`.
 *
 * Model 1 type 1: jump from `nodeId` to `target`. Model 1 type 2: show or hide `nodeId`. Model 2 type 2: show or hide options (`optionType` 1) or
 * rows (2) of `nodeId` named in `optionId`. Model 2 type 1: carry options over into `nodeId` from the question of each condition.
 */
export interface LogicItem {
  readonly id: number;
  /** 1 question logic, 2 option logic. */
  readonly model: 1 | 2;
  /** 1 jump or carry-over, 2 show or hide. */
  readonly type: 1 | 2;
  /** The question that owns the item. */
  readonly nodeId: number;
  /** Jump only: a node id, 0 normal end, -1 screening end. */
  readonly target?: number;
  /** Show or hide only: 1 show, 2 hide. */
  readonly algorithm?: 1 | 2;
  /** Option logic and carry-over: 1 options, 2 rows (sub-questions). Default 1. */
  readonly optionType?: 1 | 2;
  /** Option logic only: the options or rows that it shows or hides. */
  readonly optionId?: readonly number[];
  /**
   * Carry-over only: the own option, group or row that the carried ones stand behind; 0: before all own ones. Absent, or naming nothing that is
   * there: behind the own ones, but before own "other" and exclusive ones (R17).
   */
  readonly after?: number;
  /** Empty: the item always holds. */
  readonly conditions: readonly Condition[];
}

export interface Condition {
  readonly id: number;
  /** Id of the question whose answer the condition reads. */
  readonly nodeId: number;
  /** A row of it; absent = any row. */
  readonly childId?: number;
  /** Options that the algorithm compares with; rank and proportion: the one item whose place or number is compared. */
  readonly optionId?: readonly number[];
  /**
   * Operator that joins it to the condition before it: 1 and, 2 or. "And" binds tighter. Default 1. That of the first one in brackets joins the
   * brackets to what stands before them.
   */
  readonly operator?: 1 | 2;
  /**
   * Number of the brackets it stands in: neighbours with the same one are judged by themselves, and their result is one condition among the others.
   * Counted from 1 in each item; brackets hold no brackets. Default 0: none. Not on carry-over.
   */
  readonly parentId?: number;
  /** 1 to 12 (Spec 3, logic algorithm codes); carry-over: 1 checked, 2 unchecked. */
  readonly algorithm: number;
  /** Values compared with: numbers or texts; two for "between". */
  readonly result?: readonly (string | number)[];
}
