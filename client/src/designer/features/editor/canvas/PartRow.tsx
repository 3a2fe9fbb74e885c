import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { isUntouchedTitle, readableText } from '@wence/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle, useSortItem } from '../drag/DragHandle';
import { PlainTextField } from '../field/PlainTextField';
import { Thumb } from '../picture/Thumb';
import { useEditorActions, useThrottle } from '../session/editor-actions';
import type { FocusRequest } from '../session/selection';
import styles from './PartRow.module.css';

export interface Swap {
  /** Absent if there is no neighbour on that side. */
  readonly back?: () => void;
  readonly forth?: () => void;
}

/** Exchanges an option with its neighbour (Spec 4: move left and right). */
function SwapButtons({ title, back, forth }: Swap & { title: string }) {
  const { t } = useTranslation('editor');
  return (
    <>
      <button type="button" className={styles.tool} aria-label={t('swap.left', { title })} disabled={!back} onClick={back}>
        <LeftOutlined aria-hidden="true" />
      </button>
      <button type="button" className={styles.tool} aria-label={t('swap.right', { title })} disabled={!forth} onClick={forth}>
        <RightOutlined aria-hidden="true" />
      </button>
    </>
  );
}

/** Deletes an option or row. It keeps the focus while deleting is throttled, and shows that it waits. */
function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { isWaiting, act } = useThrottle('removing');
  return (
    <button type="button" className={styles.remove} aria-label={label} aria-disabled={isWaiting || undefined} onClick={() => act(onRemove)}>
      <CloseOutlined aria-hidden="true" />
    </button>
  );
}

interface PartRowProps {
  /** Key of the texts that name it. */
  kind: 'option' | 'row';
  id: number;
  title: string;
  label: string;
  mark: ReactNode;
  /** Stored name of its picture, which is shown in small. */
  image?: string;
  /** A large picture above the line, which makes it a tile. */
  picture?: ReactNode;
  maxLength?: number;
  focus: FocusRequest | null;
  /** True if it cannot be moved. */
  isFixed: boolean;
  /** True if respondents can type text into it. */
  hasBox: boolean;
  onTitle: (title: string) => void;
  /** Cuts a title that is too long, where characters have no equal width. */
  fit?: (before: string, title: string) => string;
  /** Takes several pasted lines; false leaves the text to the field. */
  onPaste: (pasted: string, before: string, after: string) => boolean;
  onSelect: () => void;
  /** Absent if nothing can be added after it. */
  onEnter?: () => void;
  /** Absent if it cannot be deleted, which hides the button (Spec 5). */
  onRemove?: () => void;
  /** Absent if it cannot be swapped. */
  swap?: Swap;
  /** True if items are side by side and can be swapped by buttons. */
  isBeside?: boolean;
  /** True for groups, whose title is a heading. */
  isHeading?: boolean;
  /** Content of the container. */
  children?: ReactNode;
}

/** An option, a row or a field, edited where it stands. */
export function PartRow({
  kind,
  id,
  title,
  label,
  mark,
  image,
  picture,
  maxLength,
  focus,
  isFixed,
  hasBox,
  onTitle,
  fit,
  onPaste,
  onSelect,
  onEnter,
  onRemove,
  swap,
  isBeside = false,
  isHeading = false,
  children,
}: PartRowProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { row, line, handle } = useSortItem(id, { disabled: isFixed, isHolder: children !== undefined });
  const name = readableText(title);
  return (
    <li {...row} className={styles.item} data-tile={picture !== undefined || undefined}>
      {picture}
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
          selectOnFocus={isUntouchedTitle(title)}
          onChange={onTitle}
          fit={fit}
          onPaste={onPaste}
          onEnter={onEnter}
          onEraseEmpty={onRemove}
          onMove={(step) => (step < 0 ? swap?.back?.() : swap?.forth?.())}
          onFocus={onSelect}
          onLeave={actions.flush}
        />
        {hasBox && <span className={styles.line} title={t('option.otherBox')} />}
        <span className={styles.tools}>
          {isBeside && swap && <SwapButtons title={name} {...swap} />}
          {onRemove && <RemoveButton label={t(`${kind}.delete`, { title: name })} onRemove={onRemove} />}
        </span>
      </div>
      {children}
    </li>
  );
}
