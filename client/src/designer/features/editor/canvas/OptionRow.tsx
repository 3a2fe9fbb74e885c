import { CloseOutlined } from '@ant-design/icons';
import { isExclusive, isOther, LIMITS, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '../drag/DragHandle';
import { useSortItem } from '../drag/useSortItem';
import { PlainTextField } from '../field/PlainTextField';
import { useEditorActions } from '../session/editor-actions';
import type { FocusRequest } from '../session/selection';
import { OptionMark } from './OptionMark';
import styles from './option-row.module.css';

interface Props {
  node: SurveyNode;
  option: SurveyOption;
  place: number;
  /** The last option of a question cannot be deleted, so its control is not there (Spec 5). */
  isOnly: boolean;
  focus: FocusRequest | null;
  onEnter: () => void;
  onRemove: () => void;
}

export const OptionRow = ({ node, option, place, isOnly, focus, onEnter, onRemove }: Props) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { row, handle } = useSortItem(option.id, isExclusive(option));
  const title = readableText(option.title);
  const update = (typed: string) =>
    actions.change([{ op: 'updateOption', nodeId: node.id, optionId: option.id, set: { title: typed } }], 'typing');
  return (
    <li {...row} className={styles.row} data-other={isOther(option) || undefined}>
      <span className={styles.grip}>{!isExclusive(option) && <DragHandle {...handle} label={t('option.drag', { title })} />}</span>
      <OptionMark node={node} />
      <PlainTextField
        className={styles.text}
        label={t('option.title', { place })}
        maxLength={LIMITS.optionTitle}
        value={option.title}
        focusRequest={focus?.request}
        selectAll={focus?.all}
        onChange={update}
        onEnter={onEnter}
        onEraseEmpty={isOnly ? undefined : onRemove}
        onFocus={() => actions.select({ nodeId: node.id, optionId: option.id })}
        onLeave={actions.flush}
      />
      {isOther(option) && <span className={styles.line} title={t('option.otherBox')} />}
      {!isOnly && (
        <button type="button" className={styles.remove} aria-label={t('option.delete', { title })} onClick={onRemove}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </li>
  );
};
