import { isCarryOver, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../shared/focus';
import { ruleId } from './checks/rule-id';
import { CarryOverDialog } from './dialogs/CarryOverDialog';
import { logicWords } from './logic-words';
import styles from './rows/rows.module.css';

/** Where the options of a question are brought from, and the way to the dialog that says so. */
export const CarryOver = ({ definition, node }: { definition: SurveyDefinition; node: SurveyNode }) => {
  const { t } = useTranslation('logic');
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn();
  const items = (definition.logic ?? []).filter((item) => item.nodeId === node.id && isCarryOver(item));
  return (
    <>
      {items.map((item) => (
        <p key={item.id} id={ruleId(item.id)} tabIndex={-1} className={styles.told}>
          {logicWords(definition, item, t)}
        </p>
      ))}
      <Button
        size="small"
        onClick={() => {
          focus.hold();
          setOpen(true);
        }}
      >
        {t('kind.carryOver.add')}
      </Button>
      {isOpen && (
        <CarryOverDialog
          node={node}
          onClose={() => {
            setOpen(false);
            focus.giveBack();
          }}
        />
      )}
    </>
  );
};
