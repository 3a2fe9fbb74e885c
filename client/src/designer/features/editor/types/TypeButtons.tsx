import { type EditableType, editableTypes } from './editable-types';
import { TypeButton } from './TypeButton';
import styles from './types.module.css';

interface Props {
  onPick: (type: EditableType) => void;
  draggable?: boolean;
  /** Side by side instead of one below the other. */
  wide?: boolean;
}

/** The types that can be added here, as buttons. */
export const TypeButtons = ({ onPick, draggable = false, wide = false }: Props) => (
  <ul className={`${styles.list} ${wide ? styles.wide : ''}`}>
    {editableTypes.map((type) => (
      <li key={type}>
        <TypeButton type={type} draggable={draggable} onPick={onPick} />
      </li>
    ))}
  </ul>
);
