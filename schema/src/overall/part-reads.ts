import type { AnswerKind } from '../definition/definition.js';
import { isOther } from '../definition/defaults.js';
import { cellsKey, typedKey, weightKey } from '../export/detail-columns.js';
import type { ColumnFinder } from './column-finder.js';
import type { ChoiceRead, FieldReads, NumberRead, OptionReads, Read, TagRead, TextRead } from './figure-reads.js';
import { typedInputOf } from '../report/part-tally.js';
import type { PlannedOption } from '../report/planned-option.js';
import type { PlannedQuestion } from '../report/tally-plan.js';

/** A question, or a row of it, whose columns begin with `key`. */
export interface PartPlace {
  readonly planned: PlannedQuestion;
  readonly key: string;
  /** Kinds of answers of which the choices, texts and fields of this part are read. */
  readonly isRow: boolean;
}

/** What a question of each kind, and a row of a matrix, lays out alike is read alike. */
export class PartReader {
  constructor(
    private readonly columns: ColumnFinder,
    private readonly place: PartPlace,
  ) {}

  /** `kind`: of the question, for which a row has its matrix. */
  column(kind: AnswerKind, suffix = ''): readonly Read[] {
    const { planned, key, isRow } = this.place;
    return this.columns.read(planned.node.id, isRow ? 'matrix' : kind, `${key}${suffix}`);
  }

  text(kind: AnswerKind, suffix: string): readonly TextRead[] {
    return this.column(kind, suffix).map((read) => ({ ...read, isList: false }));
  }

  whole(kind: AnswerKind, suffix: string): readonly NumberRead[] {
    return this.column(kind, suffix).map((read) => ({ ...read, form: 'whole' as const }));
  }

  number(kind: AnswerKind, suffix: string): readonly NumberRead[] {
    return this.column(kind, suffix).map((read) => ({ ...read, form: 'number' as const }));
  }

  /** A typed text: as it is where any text goes, beside its number where a number has to be typed. */
  typed(kind: AnswerKind, suffix = ''): readonly TextRead[] {
    return [...this.text(kind, `${suffix}_text`), ...this.text(kind, typedKey({ key: suffix }))];
  }

  /** The numbers among typed texts. */
  typedNumbers(kind: AnswerKind, suffix = ''): readonly NumberRead[] {
    const texts = this.column(kind, `${suffix}_text`).map((read) => ({ ...read, form: 'text' as const }));
    return [...this.number(kind, `${suffix}_num`), ...texts];
  }

  options(): readonly OptionReads[] {
    return this.place.planned.options.map((plan) => ({
      plan,
      chosen: this.chosen(plan.id),
      texts: isOther(plan.option) ? this.optionTexts(plan.id) : null,
      tags: this.tags(plan.id),
    }));
  }

  fields(): readonly FieldReads[] {
    return this.place.planned.options.map((plan) => {
      const input = typedInputOf(plan.option);
      const numbers = [...(input === 'number' ? this.fieldTyped(plan.id) : []), ...this.fieldNumbers(plan)];
      return { plan, input, texts: this.fieldTexts(plan.id), numbers, ranges: [], choices: plan.option.setting?.options ?? [] };
    });
  }

  private chosen(id: number): readonly ChoiceRead[] {
    const single = this.column('single').map((read) => ({ ...read, equals: id }));
    const multiple = this.column('multiple', `_o${id}`).map((read) => ({ ...read, equals: null }));
    if (this.place.isRow) return [...single, ...multiple];
    const marked = this.column('points', `_o${id}_count`).map((read) => ({ ...read, equals: null }));
    return [...single, ...multiple, ...this.levels(id), ...this.onPath(id), ...marked];
  }

  /** The levels of an evaluation that an option stands for. */
  private levels(id: number): readonly ChoiceRead[] {
    return this.place.planned.levels.flatMap((optionId, index) =>
      optionId === id ? this.column('evaluate', '_int').map((read) => ({ ...read, equals: index + 1 })) : [],
    );
  }

  /** The levels of a cascade that an option may be on. */
  private onPath(id: number): readonly ChoiceRead[] {
    const { node } = this.place.planned;
    const levels = this.columns.columnsOf(node.id).filter(({ part }) => part === 'level');
    return levels.flatMap(({ key }) => this.columns.read(node.id, 'cascade', key).map((read) => ({ ...read, equals: id })));
  }

  private tags(id: number): readonly TagRead[] {
    const { node } = this.place.planned;
    const columns = this.place.isRow ? [] : this.columns.columnsOf(node.id);
    return columns.flatMap(({ key, tag }) =>
      tag === undefined
        ? []
        : this.levels(id).flatMap((level) =>
            this.columns.read(node.id, 'evaluate', key).map((read) => ({ tag, level, chosen: { ...read, equals: null } })),
          ),
    );
  }

  private optionTexts(id: number): readonly TextRead[] {
    const kinds: readonly AnswerKind[] = this.place.isRow ? ['matrix'] : ['single', 'multiple'];
    return kinds.flatMap((kind) => this.text(kind, `_o${id}_other`));
  }

  private fieldTexts(id: number): readonly TextRead[] {
    const cells = this.place.isRow ? [] : this.column('table', cellsKey({ key: '' }, id));
    return [...this.typed('fields', `_o${id}`), ...cells.map((read) => ({ ...read, isList: true }))];
  }

  private fieldTyped(id: number): readonly NumberRead[] {
    const cells = this.place.isRow ? [] : this.column('table', cellsKey({ key: '' }, id));
    return [...this.typedNumbers('fields', `_o${id}`), ...cells.map((read) => ({ ...read, form: 'texts' as const }))];
  }

  /** Places and weights. Once one item has a weight, the others count as 0, except those deleted by then. */
  private fieldNumbers({ id, retired }: PlannedOption): readonly NumberRead[] {
    if (this.place.isRow) return [];
    const zeroWhere = retired || !this.isProportion ? undefined : `${this.place.key}_state`;
    const weights = this.number('proportion', weightKey({ key: '' }, id)).map((read) => ({ ...read, zeroWhere }));
    return [...this.whole('rank', `_o${id}_place`), ...weights];
  }

  private get isProportion(): boolean {
    return this.place.planned.node.type === PROPORTION;
  }
}

const PROPORTION = 17;
