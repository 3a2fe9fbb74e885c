import { QuestionCircleOutlined } from '@ant-design/icons';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import bar from '../frame/phone.module.css';
import styles from './preview.module.css';

interface WhySheetProps {
  /** It is open from the beginning. */
  isAsked: boolean;
  children: ReactNode;
}

/** On a phone the panel takes the lower half, when it is asked for; the page above stays, so that one answers and watches. */
export function WhySheet({ isAsked, children }: WhySheetProps) {
  const { t } = useTranslation('preview');
  const [isOpen, setOpen] = useState(isAsked);
  const id = useId();
  return (
    <>
      {isOpen && (
        <aside id={id} className={styles.sheet} aria-label={t('why.title')}>
          {children}
        </aside>
      )}
      <div className={bar.bar}>
        <button
          type="button"
          className={bar.tool}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <QuestionCircleOutlined aria-hidden="true" />
          <span>{t('why.title')}</span>
        </button>
      </div>
    </>
  );
}
