import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { readableText, type SurveyDefinition, type Trace } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Reasons } from './Reasons';
import type { Line } from './why';
import styles from './why.module.css';

interface WhyLineProps {
  definition: SurveyDefinition;
  traced: Trace;
  line: Line;
  isOpen: boolean;
  onToggle: () => void;
}

/** A question in one line; below it the reasons, when it is selected. */
export const WhyLine = ({ definition, traced, line: { node, depth, trace }, isOpen, onToggle }: WhyLineProps) => {
  const { t } = useTranslation('preview');
  const isShown = trace.state === 'shown';
  const entry = useRef<HTMLLIElement>(null);
  useEffect(
    function comeIntoView() {
      if (isOpen) entry.current?.scrollIntoView({ block: 'nearest' });
    },
    [isOpen],
  );
  return (
    <li ref={entry} className={styles.line} data-shown={isShown}>
      <button
        type="button"
        className={styles.question}
        style={{ paddingInlineStart: 20 + Math.min(depth, 3) * 16 }}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={styles.mark} aria-hidden="true">
          {isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </span>
        <span className={styles.name}>
          <span className={styles.code}>{node.code}</span> {readableText(node.title)}
        </span>
        <span className={styles.state}>{t(`state.${trace.state}`)}</span>
      </button>
      {isOpen && <Reasons definition={definition} traced={traced} asked={trace} />}
    </li>
  );
};
