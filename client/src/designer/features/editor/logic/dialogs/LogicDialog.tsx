import { findingsOf, offeredLogic, type SurveyNode } from '@wence/schema';
import { Button, Modal, Tabs, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../../shared/state/StateMessage';
import { bodyOf, DIALOG_BODY } from '../../../../shared/dialog-body';
import { useDrafting } from '../../leave/drafting';
import { LeaveUnsaved } from '../../leave/LeaveUnsaved';
import { useSessionValue } from '../../session/session-store';
import { FindingList } from '../checks/CheckList';
import { useFindings } from '../checks/useFindings';
import { kindsOf } from '../words/logic-screens';
import { addLogicTexts } from '../../../../shared/logic-words/logic-texts';
import { hasUnsaved, rowsOf } from '../rows/logic-drafts';
import { RuleList } from '../rows/RuleList';
import styles from '../rows/rows.module.css';
import { useLogicDrafts } from '../rows/useLogicDrafts';

addLogicTexts();

/** The logic of one question, a tab per kind (Spec 2, logic dialog), with what the check says of it. Each rule is saved by itself. */
export function LogicDialog({ node, onClose }: { node: SurveyNode; onClose: () => void }) {
  const { t } = useTranslation('logic');
  const definition = useSessionValue(({ view }) => view);
  const work = useLogicDrafts();
  const findings = findingsOf(useFindings(definition) ?? [], node.id);
  const [isAsking, setAsking] = useState(false);
  const isDrafting = hasUnsaved(definition, work.drafts);
  useDrafting(isDrafting);
  const close = () => (isDrafting ? setAsking(true) : onClose());
  const offered = offeredLogic(definition, node.id);
  const kinds = kindsOf('question').filter((kind) => offered.includes(kind) || rowsOf(definition, work.drafts, node.id, kind).length > 0);
  return (
    <Modal
      open
      width={720}
      title={t('dialog.title', { code: node.code })}
      styles={bodyOf(DIALOG_BODY)}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('dialog.close')}</Button>
          {isDrafting && (
            <Button type="primary" onClick={() => work.saveAll() && onClose()}>
              {t('dialog.saveAndClose')}
            </Button>
          )}
        </>
      }
    >
      {findings.length > 0 && <FindingList definition={definition} findings={findings} />}
      {kinds.length === 0 ? (
        <StateMessage title={t('edit.none')} help={t('dialog.none')} />
      ) : (
        <Tabs
          items={kinds.map((kind) => ({
            key: kind,
            label: (
              <Tooltip title={t(`kind.${kind}.tip`)}>
                <span>{t(`kind.${kind}.name`)}</span>
              </Tooltip>
            ),
            children: (
              <>
                <p className={styles.none}>{t(`kind.${kind}.tip`)}</p>
                <RuleList definition={definition} nodeId={node.id} kind={kind} work={work} isOffered={offered.includes(kind)} />
              </>
            ),
          }))}
        />
      )}
      <LeaveUnsaved of="leaveRules" open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </Modal>
  );
}
