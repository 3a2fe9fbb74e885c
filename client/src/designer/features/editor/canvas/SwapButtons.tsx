import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './option-row.module.css';

export interface Swap {
  /** Absent: there is no neighbour on that side. */
  readonly back?: () => void;
  readonly forth?: () => void;
}

/** Exchanges an option with its neighbour (Spec 4: move left and right). */
export const SwapButtons = ({ title, back, forth }: Swap & { title: string }) => {
  const { t } = useTranslation('editor');
  return (
    <>
      <button type="button" className={styles.tool} aria-label={t('swap.left', { title })} disabled={!back} onClick={back}>
        <LeftOutlined aria-hidden="true" />
      </button>
      <button type="button" className={styles.tool} aria-label={t('swap.right', { title })} disabled={!forth} onClick={forth}>
        <RightOutlined aria-hidden="true" />
      </button>
    </>
  );
};
