import { PlusOutlined } from '@ant-design/icons';
import type { LogicKind, SurveyDefinition } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { rowsOf } from './logic-drafts';
import { RuleRow } from './RuleRow';
import styles from './rows.module.css';
import type { LogicWork } from './useLogicDrafts';

interface RuleListProps {
  definition: SurveyDefinition;
  nodeId: number;
  kind: LogicKind;
  work: LogicWork;
  /** True if more rules can be added. */
  isOffered: boolean;
}

/** The rules of one kind that a question has, and the way to one more. */
export function RuleList({ definition, nodeId, kind, work, isOffered }: RuleListProps) {
  const { t } = useTranslation('logic');
  const rows = rowsOf(definition, work.drafts, nodeId, kind);
  return (
    <>
      {rows.length === 0 && <p className={styles.none}>{t('edit.none')}</p>}
      {rows.length > 0 && (
        <ul className={styles.rules}>
          {rows.map((row) => (
            <RuleRow key={row.key} definition={definition} kind={kind} row={row} work={work} />
          ))}
        </ul>
      )}
      {isOffered && (
        <Button size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => work.add(kind, nodeId)}>
          {t(`kind.${kind}.add`)}
        </Button>
      )}
    </>
  );
}
