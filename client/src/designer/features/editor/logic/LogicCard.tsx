import { type Finding, isCarryOver, offeredLogic, readableText, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../shared/focus';
import { FindingList } from './checks/CheckList';
import { CarryOverDialog } from './dialogs/CarryOverDialog';
import styles from './logic.module.css';
import { rowsOf } from './rows/logic-drafts';
import rows from './rows/rows.module.css';
import { RuleList } from './rows/RuleList';
import type { LogicWork } from './rows/useLogicDrafts';
import { kindsOf, type LogicScreen, ruleId } from './words/logic-screens';
import { logicWords } from '../../../shared/logic-words/logic-words';

/** The sources of carried-over options, and the button that opens their dialog. */
function CarryOver({ definition, node }: { definition: SurveyDefinition; node: SurveyNode }) {
  const { t } = useTranslation('logic');
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn();
  const items = (definition.logic ?? []).filter((item) => item.nodeId === node.id && isCarryOver(item));
  return (
    <>
      {items.map((item) => (
        <p key={item.id} id={ruleId(item.id)} tabIndex={-1} className={rows.told}>
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
}

interface LogicCardProps {
  definition: SurveyDefinition;
  node: SurveyNode;
  screen: LogicScreen;
  work: LogicWork;
  /** Findings about this question. */
  findings: readonly Finding[];
  /** The author has just asked for it. */
  isNew: boolean;
}

/** The rules of one question, by kind. Kinds that it neither has nor takes are left out. */
export function LogicCard({ definition, node, screen, work, findings, isNew }: LogicCardProps) {
  const { t } = useTranslation('logic');
  const title = useRef<HTMLHeadingElement>(null);
  const offered = offeredLogic(definition, node.id);
  const kinds = kindsOf(screen).filter((kind) => offered.includes(kind) || rowsOf(definition, work.drafts, node.id, kind).length > 0);
  useEffect(
    function comeIntoView() {
      if (isNew) title.current?.focus();
    },
    [isNew],
  );
  return (
    <li className={styles.card}>
      <h3 ref={title} tabIndex={-1} className={styles.question}>
        <span className={styles.code}>{node.code}</span>
        {readableText(node.title)}
      </h3>
      {findings.length > 0 && <FindingList definition={definition} findings={findings} />}
      {kinds.map((kind) => (
        <section key={kind} className={styles.kind} aria-label={`${node.code} ${t(`kind.${kind}.name`)}`}>
          <h4 className={styles.kindName} title={t(`kind.${kind}.tip`)}>
            {t(`kind.${kind}.name`)}
          </h4>
          {kind === 'carryOver' ? (
            <CarryOver definition={definition} node={node} />
          ) : (
            <RuleList definition={definition} nodeId={node.id} kind={kind} work={work} isOffered={offered.includes(kind)} />
          )}
        </section>
      ))}
    </li>
  );
}
