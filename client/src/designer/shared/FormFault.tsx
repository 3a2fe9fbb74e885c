import styles from './form-fault.module.css';

/** What the server refused a form for, between the fields and the button. The place is kept for readers of the page to hear changes. */
export const FormFault = ({ message }: { message: string | null }) => (
  <div className={styles.place} role="alert">
    {message && <p className={styles.fault}>{message}</p>}
  </div>
);
