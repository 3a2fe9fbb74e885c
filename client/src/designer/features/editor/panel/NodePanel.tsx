import { findOption, findRow, questionRow, type SurveyDefinition, type SurveyNode, walkNodes } from '@wence/schema';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUntitled } from '../session/session-store';
import { TypeGlyph } from '../types/TypeGlyph';
import { AdvancedGroup, BasicGroup } from './BasicGroup';
import { familyGroups } from './family/family-groups';
import styles from './fields/panel.module.css';
import { SyncNote } from './fields/PanelRow';
import { OptionGroup } from './OptionGroup';
import { OrderGroup } from './OrderGroup';
import { RowGroup } from './RowGroup';

interface NodeProps {
  node: SurveyNode;
  /** The selected option or row. */
  partId: number | null;
  commiting: boolean;
}

/** Properties of a question. */
export function NodePanel({ definition, node, partId, commiting }: NodeProps & { definition: SurveyDefinition }) {
  const codes = Array.from(walkNodes(definition.nodes), ({ id, code }) => (id === node.id ? '' : code)).join();
  return <NodeGroups node={useUntitled(node)} partId={partId} commiting={commiting} codes={codes} />;
}

/** `codes`: those of the others, as one text, which is the same as long as they are. */
const NodeGroups = memo(({ node, partId, commiting, codes }: NodeProps & { codes: string }) => {
  const { t } = useTranslation('editor');
  const { key, isAnswerable } = questionRow(node);
  const taken = useMemo(() => codes.split(',').filter(Boolean), [codes]);
  const option = partId === null ? undefined : findOption(node, partId);
  const row = partId === null ? undefined : findRow(node, partId);
  return (
    <div>
      <h2 className={styles.title}>
        <TypeGlyph type={key} />
        {t(`types.${key}`)}
        {commiting && <SyncNote />}
      </h2>
      <BasicGroup node={node} codes={taken} />
      {familyGroups(node).map((Group, index) => (
        <Group key={index} node={node} />
      ))}
      {option && <OptionGroup key={option.id} node={node} option={option} />}
      {row && <RowGroup key={row.id} node={node} row={row} />}
      <OrderGroup node={node} />
      {isAnswerable && <AdvancedGroup node={node} />}
    </div>
  );
});
NodeGroups.displayName = 'NodeGroups';
