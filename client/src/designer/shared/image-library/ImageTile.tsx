import { DeleteOutlined, EyeOutlined, ScissorOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../shared/image-address';
import styles from './image-library.module.css';

/** Actions on a picture of the library besides selecting it. */
export type ImageAct = 'preview' | 'crop' | 'remove';

const ICONS: Readonly<Record<ImageAct, ReactNode>> = {
  preview: <EyeOutlined aria-hidden="true" />,
  crop: <ScissorOutlined aria-hidden="true" />,
  remove: <DeleteOutlined aria-hidden="true" />,
};

/** What is seen of a picture: its stored name, and what its file was called. */
export interface ShownImage {
  readonly name: string;
  readonly originalName: string;
}

interface ImageTileProps {
  image: ShownImage;
  acts: readonly ImageAct[];
  /** A line below the file name. */
  note?: string;
  /** Radio buttons of one name are one choice. */
  group: string;
  isSelected: boolean;
  onSelect: () => void;
  onAct: (act: ImageAct) => void;
}

/** A picture of the library, to select; its acts appear under the pointer and with the keyboard's focus. */
export function ImageTile({ image: { name, originalName }, acts, note, group, isSelected, onSelect, onAct }: ImageTileProps) {
  const { t } = useTranslation('images');
  const noteId = useId();
  return (
    <li className={styles.tile}>
      <label className={styles.choice}>
        <input
          className="visually-hidden"
          type="radio"
          name={group}
          checked={isSelected}
          onChange={onSelect}
          aria-label={originalName}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        <img className={styles.picture} src={imageAddress(name) ?? undefined} alt="" loading="lazy" draggable={false} />
      </label>
      <div className={styles.acts}>
        {acts.map((act) => (
          <Tooltip key={act} title={t(act, { name: '' }).trim()}>
            <Button
              type="text"
              size="small"
              danger={act === 'remove'}
              icon={ICONS[act]}
              aria-label={t(act, { name: originalName })}
              onClick={() => onAct(act)}
            />
          </Tooltip>
        ))}
      </div>
      <span className={styles.name} title={originalName} aria-hidden="true">
        {originalName}
      </span>
      {note !== undefined && (
        <span className={styles.note} id={noteId}>
          {note}
        </span>
      )}
    </li>
  );
}
