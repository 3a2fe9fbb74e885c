import styles from './facts.module.css';

export interface Fact {
  label: string;
  value: string;
}

/** A few figures in a row, each above what it is. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
