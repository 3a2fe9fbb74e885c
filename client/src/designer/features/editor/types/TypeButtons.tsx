import { type QuestionType, questionCatalogue } from '@wence/schema';
import { TypeButton } from './TypeButton';
import styles from './types.module.css';

interface Props {
  onPick: (type: QuestionType) => void;
  draggable?: boolean;
  /** Side by side instead of one below the other. */
  wide?: boolean;
}

/** The types as buttons, in the order of the catalogue. */
export const TypeButtons = ({ onPick, draggable = false, wide = false }: Props) => (
  <ul className={`${styles.list} ${wide ? styles.wide : ''}`}>
    {questionCatalogue.map(({ type, key }) => (
      <li key={key}>
        <TypeButton type={type} typeKey={key} draggable={draggable} onPick={onPick} />
      </li>
    ))}
  </ul>
);
