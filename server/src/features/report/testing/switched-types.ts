import { answerKindOf, type SurveyDefinition, type SurveyNode, type SurveyOption, walkNodes } from '@wence/schema';

/** Hands out the ids of a part of the old question, then new ones. */
class Ids {
  constructor(
    private readonly known: number[],
    private readonly fresh: () => number,
  ) {}

  next(): number {
    return this.known.shift() ?? this.fresh();
  }
}

const idsOf = (options: readonly SurveyOption[] = []): number[] => options.flatMap(({ id, nodes }) => [id, ...idsOf(nodes)]);

const renumbered = (options: readonly SurveyOption[], ids: Ids): SurveyOption[] =>
  options.map((option) => ({ ...option, id: ids.next(), ...(option.nodes && { nodes: renumbered(option.nodes, ids) }) }));

/**
 * A later version of a survey in which each question has become what the one `shift` places further was, keeping its id and those of its options and
 * rows: answers of any kind lie in the columns of any other. Logic, quotas and keys of exams, which would name parts that are no more, are left out.
 */
export function switchTypes(definition: SurveyDefinition, shift: number): SurveyDefinition {
  const questions = Array.from(walkNodes(definition.nodes)).filter((node) => answerKindOf(node) !== 'none');
  let { lastId } = definition;
  const fresh = (): number => {
    lastId += 1;
    return lastId;
  };
  const nodes = questions.map((node, index): SurveyNode => {
    const { id, code, options, children } = node;
    const other = questions[(index + shift) % questions.length] ?? node;
    const [optionIds, rowIds] = [
      new Ids(idsOf(options), fresh),
      new Ids(
        (children ?? []).map((row) => row.id),
        fresh,
      ),
    ];
    return {
      ...other,
      exam: undefined,
      id,
      code,
      ...(other.options && { options: renumbered(other.options, optionIds) }),
      ...(other.children && { children: other.children.map((row) => ({ ...row, id: rowIds.next() })) }),
    };
  });
  const { logic: _logic, quotas: _quotas, ...rest } = definition;
  return { ...rest, nodes, lastId };
}
