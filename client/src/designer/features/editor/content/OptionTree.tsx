import { RightOutlined } from '@ant-design/icons';
import { optionsOf, readableText, type SurveyNode, type SurveyOption, walkOptions } from '@wence/schema';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OptionTree.module.css';

/** Number of entries of one list shown at first. */
const AT_FIRST = 50;
/** Above this number of options, branches are collapsed at first. */
const SMALL = 100;

interface BranchProps {
  options: readonly SurveyOption[];
  isFolded: boolean;
}

function Branch({ options, isFolded }: BranchProps) {
  const { t } = useTranslation('editor');
  const [shown, setShown] = useState(AT_FIRST);
  const left = options.length - shown;
  return (
    <ul className={styles.branch} data-folded={isFolded || undefined}>
      {options.slice(0, shown).map((option) => (
        <li key={option.id}>
          <Twig option={option} isFolded={isFolded} />
        </li>
      ))}
      {left > 0 && (
        <li>
          <Button type="link" size="small" onClick={() => setShown(shown + Math.min(left, 4 * AT_FIRST))}>
            {t('tree.more', { n: Math.min(left, 4 * AT_FIRST) })}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Twig({ option: { title, nodes = [] }, isFolded }: { option: SurveyOption; isFolded: boolean }) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(!isFolded);
  const text = readableText(title);
  if (nodes.length === 0) return text;
  if (!isFolded) {
    return (
      <>
        {text}
        <Branch options={nodes} isFolded={false} />
      </>
    );
  }
  return (
    <>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <RightOutlined className={styles.arrow} rotate={isOpen ? 90 : 0} aria-hidden="true" /> <span>{text}</span>{' '}
        <span className={styles.count}>{t('tree.below', { n: nodes.length })}</span>
      </button>
      {isOpen && <Branch options={nodes} isFolded />}
    </>
  );
}

/** Read-only view of a cascade that is too large to be edited on the canvas. */
export function OptionTree({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const options = optionsOf(node);
  return (
    <div className={styles.place}>
      <div className={styles.tree}>
        <Branch options={options} isFolded={[...walkOptions(options)].length > SMALL} />
      </div>
      <p className={styles.note}>{t('other.tree')}</p>
    </div>
  );
}
