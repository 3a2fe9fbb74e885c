import { CloseOutlined } from '@ant-design/icons';
import { readableText } from '@wence/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '../drag/DragHandle';
import { useSortItem } from '../drag/useSortItem';
import { PlainTextField } from '../field/PlainTextField';
import { Thumb } from '../picture/Thumb';
import { useEditorActions } from '../session/editor-actions';
import type { FocusRequest } from '../session/selection';
import styles from './option-row.module.css';
import { type Swap, SwapButtons } from './SwapButtons';

interface PartRowProps {
  /** What it is called when it is spoken of. */
  kind: 'option' | 'row';
  id: number;
  title: string;
  label: string;
  mark: ReactNode;
  /** Stored name of its picture. */
  image?: string;
  maxLength: number;
  focus: FocusRequest | null;
  /** It keeps its place. */
  isFixed: boolean;
  /** Has a box of its own for what respondents type. */
  hasBox: boolean;
  onTitle: (title: string) => void;
  onSelect: () => void;
  /** Absent: none can be added behind it. */
  onEnter?: () => void;
  /** Absent: it cannot be deleted, so its control is not there (Spec 5). */
  onRemove?: () => void;
  /** Absent: it does not change places. */
  swap?: Swap;
  /** It stands beside its neighbours, so they are exchanged by buttons too. */
  isBeside?: boolean;
  /** It is a heading over others. */
  isHeading?: boolean;
  /** What stands in it. */
  children?: ReactNode;
}

/** An option, a row or a field, edited where it stands. */
export const PartRow = ({
  kind,
  id,
  title,
  label,
  mark,
  image,
  maxLength,
  focus,
  isFixed,
  hasBox,
  onTitle,
  onSelect,
  onEnter,
  onRemove,
  swap,
  isBeside = false,
  isHeading = false,
  children,
}: PartRowProps) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { row, line, handle } = useSortItem(id, { disabled: isFixed, isHolder: children !== undefined });
  const name = readableText(title);
  return (
    <li {...row} className={styles.item}>
      <div {...line} className={styles.row} data-other={hasBox || undefined} data-heading={isHeading || undefined}>
        <span className={styles.grip}>{!isFixed && <DragHandle {...handle} label={t(`${kind}.drag`, { title: name })} />}</span>
        {mark}
        <Thumb image={image} />
        <PlainTextField
          className={styles.text}
          label={label}
          maxLength={maxLength}
          value={title}
          focusRequest={focus?.request}
          selectAll={focus?.all}
          onChange={onTitle}
          onEnter={onEnter}
          onEraseEmpty={onRemove}
          onMove={(step) => (step < 0 ? swap?.back?.() : swap?.forth?.())}
          onFocus={onSelect}
          onLeave={actions.flush}
        />
        {hasBox && <span className={styles.line} title={t('option.otherBox')} />}
        <span className={styles.tools}>
          {isBeside && swap && <SwapButtons title={name} {...swap} />}
          {onRemove && (
            <button type="button" className={styles.remove} aria-label={t(`${kind}.delete`, { title: name })} onClick={onRemove}>
              <CloseOutlined aria-hidden="true" />
            </button>
          )}
        </span>
      </div>
      {children}
    </li>
  );
};
