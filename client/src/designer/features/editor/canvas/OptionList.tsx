import {
  choicesOf,
  columnOf,
  isExclusive,
  isOptionGroup,
  questionRow,
  readableText,
  type SurveyNode,
  type SurveyOption,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { TreeEnd, TreeList } from '../drag/TreeSortArea';
import type { Selection } from '../session/selection';
import { isNested } from '../shared/options';
import styles from './OptionList.module.css';
import { OptionGrid } from './OptionMark';
import { OptionRow } from './OptionRow';
import type { OptionActions } from './useOptionActions';

interface OptionListProps {
  node: SurveyNode;
  options: readonly SurveyOption[];
  /** The group or level they stand in; null: none. */
  parent: SurveyOption | null;
  selection: Selection;
  acts: OptionActions;
}

/** Editable list of options; groups and levels contain nested lists. */
export function OptionList({ node, options, parent, selection, acts }: OptionListProps) {
  const { t } = useTranslation('editor');
  const { needsOptions, answer } = questionRow(node);
  // The levels of an evaluation are as many as its scale has points.
  const isOpenList = answer !== 'evaluate';
  const isTree = isNested(node);
  const isBeside = parent === null && columnOf(node) > 1;
  const choices = choicesOf(node.options);
  const focus = selection.focus?.part === 'option' ? selection.focus : null;
  const mayRemove = (option: SurveyOption) =>
    isOpenList && (isOptionGroup(option) || !needsOptions || choices.length > 1 || (answer === 'cascade' && parent !== null));
  const rows = options.map((option) => (
    <OptionRow
      key={option.id}
      node={node}
      option={option}
      place={answer === 'cascade' ? options.indexOf(option) + 1 : choices.indexOf(option) + 1}
      focus={selection.optionId === option.id ? focus : null}
      onEnter={isOpenList ? () => acts.addAfter(option) : undefined}
      onRemove={mayRemove(option) ? () => acts.remove(option) : undefined}
      swap={isOpenList ? acts.swapOf(option, options, parent?.id ?? null) : undefined}
      isBeside={isBeside}
    >
      {(isOptionGroup(option) || (option.nodes?.length ?? 0) > 0) && (
        <OptionList node={node} options={option.nodes ?? []} parent={option} selection={selection} acts={acts} />
      )}
    </OptionRow>
  ));
  const isGrouped = isTree && answer !== 'cascade';
  const inside = (
    <>
      {isTree ? <TreeList ids={options.filter((option) => !isExclusive(option)).map(({ id }) => id)}>{rows}</TreeList> : rows}
      {isGrouped && <TreeEnd parentId={parent?.id ?? null} />}
    </>
  );
  if (parent === null) return <OptionGrid node={node}>{inside}</OptionGrid>;
  return (
    <ul className={styles.inside} aria-label={t('option.inside', { title: readableText(parent.title) })}>
      {inside}
    </ul>
  );
}
