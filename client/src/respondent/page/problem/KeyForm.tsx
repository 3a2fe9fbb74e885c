import { LINK_PARAMETERS } from '@wence/schema';
import { type FormEvent, useState } from 'react';
import { Button } from '../../control/Button';
import box from '../../control/text-box.module.css';
import { visitKeys } from '../../survey/visit-access';
import styles from './KeyForm.module.css';
import { useProblemWords } from './words';

interface KeyFormProps {
  readonly what: keyof typeof visitKeys;
  /** What was the matter with the one that was tried before. */
  readonly reason: string | undefined;
  /** What the button says; else, that the survey begins. */
  readonly action?: string;
  /** Called when there is one to try. */
  readonly onEntered: () => void;
}

/** An invitation code can come with the link, and stays in the field so that a slip can be mended; a password never does. */
function firstOf(what: KeyFormProps['what']): string {
  if (what === 'password') return '';
  return visitKeys[what] ?? new URLSearchParams(window.location.search).get(LINK_PARAMETERS.invitation) ?? '';
}

/** Asks for the password of the survey, or for an invitation code. */
export function KeyForm({ what, reason = 'missing', action, onEntered }: KeyFormProps) {
  const words = useProblemWords().keys[what];
  const [first] = useState(() => firstOf(what));
  const [typed, setTyped] = useState(first);
  const [isMissing, setMissing] = useState(false);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed === '');
    if (typed === '') return;
    visitKeys[what] = typed;
    onEntered();
  };
  const fault = isMissing ? words.missing : typed === first && words.faults[reason];
  return (
    <form className={styles.form} onSubmit={enter} noValidate>
      <label htmlFor="survey-key">{words.label}</label>
      <input
        id="survey-key"
        className={box.box}
        type={what === 'password' ? 'password' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'survey-key-fault' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {fault && (
        <p id="survey-key-fault" className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Button type="submit">{action ?? words.enter}</Button>
    </form>
  );
}
