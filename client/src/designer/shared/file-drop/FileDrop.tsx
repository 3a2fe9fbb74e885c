import { InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** Words before the button. */
  say: string;
  /** Words on the button. */
  choose: string;
  /** Endings of the files that are offered for choice, as an input takes them. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
  /** The text below the button, such as limits. */
  children: ReactNode;
}

/** Drop area and button to choose a file. */
export function FileDrop({ say, choose, accept, onFiles, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function beginHere() {
    button.current?.focus();
  }, []);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <InboxOutlined className={styles.glyph} aria-hidden="true" />
      <p className={styles.say}>{say}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button ref={button} type="primary" onClick={() => input.current?.click()}>
        {choose}
      </Button>
      {children}
    </div>
  );
}
