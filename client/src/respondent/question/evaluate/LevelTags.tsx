import styles from './EvaluateQuestion.module.css';

interface LevelTagsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (tag: string) => void;
}

/** The tags of a level, as checkboxes that look like labels. */
export function LevelTags({ label, tags, chosen, onToggle }: LevelTagsProps) {
  return (
    <fieldset className={styles.tags}>
      <legend className={styles.label}>{label}</legend>
      {tags.map((tag) => (
        <label key={tag} className={styles.tag}>
          <input className={styles.box} type="checkbox" checked={chosen.includes(tag)} onChange={() => onToggle(tag)} />
          <span className={styles.text}>{tag}</span>
        </label>
      ))}
    </fieldset>
  );
}
