import { type Finding, offeredLogic, readableText, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CarryOver } from './CarryOver';
import { FindingList } from './checks/CheckList';
import styles from './logic.module.css';
import { kindsOf, type LogicScreen } from './logic-of-kind';
import { rowsOf } from './rows/logic-drafts';
import { RuleList } from './rows/RuleList';
import type { LogicWork } from './rows/useLogicDrafts';

interface LogicCardProps {
  definition: SurveyDefinition;
  node: SurveyNode;
  screen: LogicScreen;
  work: LogicWork;
  /** What the check says of this question. */
  findings: readonly Finding[];
  /** The author has just asked for it. */
  isNew: boolean;
}

/** The rules of one question, by kind. Kinds that it neither has nor takes are left out. */
export const LogicCard = ({ definition, node, screen, work, findings, isNew }: LogicCardProps) => {
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
};
