import styles from './FormFault.module.css';

/** Shows why the server refused a form. The element is always rendered so that screen readers announce changes. */
export const FormFault = ({ message }: { message: string | null }) => (
  <div className={styles.place} role="alert">
    {message && <p className={styles.fault}>{message}</p>}
  </div>
);
