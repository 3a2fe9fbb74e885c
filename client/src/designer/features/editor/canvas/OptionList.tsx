import {
  choicesOf,
  columnOf,
  findOption,
  isExclusive,
  isOptionGroup,
  questionRow,
  readableText,
  type SurveyNode,
  type SurveyOption,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { optionBatch } from '../dialogs/batch-lists';
import { TreeEnd, TreeList } from '../drag/TreeSortArea';
import type { Selection } from '../session/selection';
import { isNested } from '../shared/options';
import { useCarriedInto, withCarried } from './carried';
import { CarriedRow } from './CarriedRow';
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

const leaveToField = () => false;

/** Editable list of options; groups and levels contain nested lists. */
export function OptionList({ node, options, parent, selection, acts }: OptionListProps) {
  const { t } = useTranslation('editor');
  const { needsOptions, answer } = questionRow(node);
  // The levels of an evaluation are as many as its scale has points.
  const isOpenList = answer !== 'evaluate';
  const isTree = isNested(node);
  const isBeside = parent === null && columnOf(node) > 1;
  const choices = choicesOf(node.options);
  const carried = useCarriedInto(node.id, 1);
  // The list may be shown in part, but places and neighbours are those in the whole list.
  const home = parent && (findOption(node, parent.id) ?? parent);
  const siblings = (home ? home.nodes : node.options) ?? [];
  const focus = selection.focus?.part === 'option' ? selection.focus : null;
  const mayRemove = (option: SurveyOption) =>
    isOpenList &&
    (isOptionGroup(option) || !needsOptions || choices.length > 1 || carried.length > 0 || (answer === 'cascade' && parent !== null));
  // A group is a heading and the exclusive option stays last, so lines that are pasted into them remain one text.
  const pasteInto = (option: SurveyOption) =>
    answer !== 'cascade' && !isOptionGroup(option) && !isExclusive(option)
      ? acts.pasteLines(optionBatch(node, home), option)
      : leaveToField;
  const rows = options.map((option) => (
    <OptionRow
      key={option.id}
      node={node}
      option={option}
      place={answer === 'cascade' ? options.indexOf(option) + 1 : choices.indexOf(option) + 1}
      focus={selection.optionId === option.id ? focus : null}
      onPaste={isOpenList ? pasteInto(option) : acts.pasteLevels(option.id)}
      fit={isOpenList ? undefined : acts.fitLevel}
      onEnter={isOpenList ? () => acts.goOn(option, siblings) : undefined}
      onRemove={mayRemove(option) ? () => acts.remove(option) : undefined}
      swap={isOpenList ? acts.swapOf(option, siblings, parent?.id ?? null) : undefined}
      isBeside={isBeside}
    >
      {(isOptionGroup(option) || (option.nodes?.length ?? 0) > 0) && (
        <OptionList node={node} options={option.nodes ?? []} parent={option} selection={selection} acts={acts} />
      )}
    </OptionRow>
  ));
  const drawn = parent === null ? withCarried(node, rows, carried, (item) => <CarriedRow node={node} item={item} isOpen />) : rows;
  const isGrouped = isTree && answer !== 'cascade';
  const inside = (
    <>
      {isTree ? <TreeList ids={options.filter((option) => !isExclusive(option)).map(({ id }) => id)}>{drawn}</TreeList> : drawn}
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
