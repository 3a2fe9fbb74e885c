import { CloseOutlined, LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import type { OpenResponse } from './list-address';
import type { ReadResponse } from './read-response';
import { OneResponse } from './OneResponse';
import styles from './ResponsePanel.module.css';
import type { EditGuard } from './useEditGuard';
import type { ResponseRow } from './useResponseList';

interface ResponsePanelProps {
  surveyId: string;
  guard: EditGuard;
  /** The list is filtered by what is changed here. */
  isFiltered: boolean;
  onReload: () => void;
  /** Null while it is loaded. */
  response: ResponseRow | null;
  isGone: boolean;
  isFailed: boolean;
  onRetry: () => void;
  /** Undefined until its version is there; null: it cannot be read. */
  reading: ReadResponse | null | undefined;
  previous: OpenResponse | null;
  next: OpenResponse | null;
  onOpen: (response: OpenResponse | null) => void;
}

/** Fields in which arrows move the cursor and Escape has a meaning of its own. */
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]';

const isInField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** Arrows go on to the responses beside it, and Escape closes it, wherever the focus is. */
function usePanelKeys({ previous, next, onOpen }: Pick<ResponsePanelProps, 'previous' | 'next' | 'onOpen'>): void {
  useEffect(
    function listen() {
      const handleKey = (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isInField(event.target)) return;
        const target = { ArrowLeft: previous, ArrowRight: next }[event.key];
        if (event.key === 'Escape') onOpen(null);
        if (!target) return;
        event.preventDefault();
        onOpen(target);
      };
      document.addEventListener('keydown', handleKey);
      return () => document.removeEventListener('keydown', handleKey);
    },
    [previous, next, onOpen],
  );
}

/** One response beside the table: what is known about it, and what was asked and answered. */
export function ResponsePanel(props: ResponsePanelProps) {
  const { response, isGone, isFailed, onRetry, reading, previous, next, onOpen } = props;
  const { t } = useTranslation('response');
  const heading = useRef<HTMLHeadingElement>(null);
  usePanelKeys({ previous, next, onOpen });
  useEffect(function takeFocus() {
    heading.current?.focus();
  }, []);

  const step = (key: 'previous' | 'next', icon: ReactNode, target: OpenResponse | null) => (
    <Button
      type="text"
      icon={icon}
      aria-label={t(`one.${key}`)}
      title={t(`one.${key}`)}
      disabled={target === null}
      onClick={() => target && onOpen(target)}
    />
  );

  return (
    <section className={styles.panel} aria-label={t('one.label')}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading} aria-live="polite">
          {response ? t('one.title', { seq: formatThousands(response.seq) }) : t('one.label')}
        </h2>
        <div className={styles.tools}>
          {step('previous', <LeftOutlined />, previous)}
          {step('next', <RightOutlined />, next)}
          <Button
            type="text"
            icon={<PrinterOutlined />}
            aria-label={t('one.print')}
            title={t('one.print')}
            disabled={!response}
            onClick={() => window.print()}
          />
          <Button type="text" icon={<CloseOutlined />} aria-label={t('one.close')} title={t('one.close')} onClick={() => onOpen(null)} />
        </div>
      </header>
      <div className={styles.body}>
        {isGone && <StateMessage alert title={t('one.goneTitle')} help={t('one.goneHelp')} />}
        {isFailed && <LoadFailed onRetry={onRetry} />}
        {!isGone && !isFailed && (!response || reading === undefined) && <PageSkeleton />}
        {response && reading !== undefined && <OneResponse key={response.id} {...props} response={response} reading={reading} />}
      </div>
    </section>
  );
}
