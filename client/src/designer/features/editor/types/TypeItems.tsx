import type { PaletteKey } from '@wence/schema';
import { TypeButton } from './TypeButton';
import styles from './types.module.css';

export interface TypeItemsProps {
  types: readonly PaletteKey[];
  draggable: boolean;
  onPick: (type: PaletteKey) => void;
}

/** Question types in a list, each a button: those of a group, or those that a search has found. */
export const TypeItems = ({ types, draggable, onPick }: TypeItemsProps) => (
  <ul className={styles.list}>
    {types.map((type) => (
      <li key={type}>
        <TypeButton type={type} draggable={draggable} onPick={onPick} />
      </li>
    ))}
  </ul>
);
