import { findingsOf, offeredLogic, type SurveyDefinition, walkNodes } from '@wence/schema';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../../../shared/state/StateMessage';
import { useDrafting } from '../leave/drafting';
import { CheckList } from './checks/CheckList';
import { useFindings } from './checks/useFindings';
import { kindsOf, logicOfKind, type LogicScreen } from './words/logic-screens';
import { questionWords } from '../../../shared/logic-words/logic-words';
import styles from './logic.module.css';
import { LogicCard } from './LogicCard';
import { hasUnsaved } from './rows/logic-drafts';
import { useLogicDrafts } from './rows/useLogicDrafts';

/** A card per question that has logic, one sentence per rule, and the way to logic for any other question. */
export function LogicBoard({ definition, screen }: { definition: SurveyDefinition; screen: LogicScreen }) {
  const { t } = useTranslation('logic');
  const work = useLogicDrafts();
  useDrafting(hasUnsaved(definition, work.drafts));
  const findings = useFindings(definition);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const shown = new Set([...logicOfKind(definition, screen).map(({ node }) => node.id), ...opened]);
  const nodes = [...walkNodes(definition.nodes)];
  const offered = nodes.filter(({ id }) => offeredLogic(definition, id).some((kind) => kindsOf(screen).includes(kind)));
  const cards = nodes.filter(({ id }) => shown.has(id));
  return (
    <>
      <p className={styles.lead}>{t(`lead.${screen}`)}</p>
      <CheckList definition={definition} findings={findings} />
      {offered.length > 0 && (
        <Select<number>
          className={styles.pick}
          aria-label={t('screen.add')}
          placeholder={t('screen.add')}
          value={null}
          showSearch={{ optionFilterProp: 'label' }}
          options={offered.map(({ id }) => ({ value: id, label: questionWords(definition, id, t) }))}
          onSelect={(id) => setOpened((before) => new Set(before).add(id))}
        />
      )}
      {cards.length === 0 && <EmptyList help={t(offered.length > 0 ? `empty.${screen}` : 'screen.noneOffered')} />}
      <ul className={styles.list}>
        {cards.map((node) => (
          <LogicCard
            key={node.id}
            definition={definition}
            node={node}
            screen={screen}
            work={work}
            findings={findingsOf(findings ?? [], node.id)}
            isNew={opened.has(node.id)}
          />
        ))}
      </ul>
    </>
  );
}
