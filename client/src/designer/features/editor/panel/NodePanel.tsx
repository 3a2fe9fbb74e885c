import { findOption, findRow, paletteKeyOf, questionRow, type SurveyDefinition, type SurveyNode, walkNodes } from '@wence/schema';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { panelPartOf } from '../session/selection';
import { useSessionValue, useUntitled } from '../session/session-store';
import { PROPERTIES_ID } from '../shared/places';
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
  useEffect(function beginAtTheTop() {
    const panel = document.getElementById(PROPERTIES_ID);
    if (panel) panel.scrollTop = 0;
  }, []);
  const codes = Array.from(walkNodes(definition.nodes), ({ id, code }) => (id === node.id ? '' : code)).join();
  return <NodeGroups node={useUntitled(node)} partId={partId} commiting={commiting} codes={codes} />;
}

const CONTROLS = 'button, input, textarea, [tabindex]:not([tabindex="-1"])';

/** Goes to the group of properties that is asked for: its first control gets the focus. */
function useGoToPart(panel: RefObject<HTMLElement | null>): void {
  const request = useSessionValue(({ selection }) => (panelPartOf(selection) ? selection.focus?.request : undefined));
  const part = useSessionValue(({ selection }) => panelPartOf(selection));
  useEffect(
    function goThere() {
      const group = request === undefined ? null : panel.current?.querySelector(`[data-part="${part}"]`);
      group?.scrollIntoView({ block: 'nearest' });
      group?.querySelector<HTMLElement>(CONTROLS)?.focus();
    },
    [panel, part, request],
  );
}

/** `codes`: those of the others, as one text, which is the same as long as they are. */
const NodeGroups = memo(({ node, partId, commiting, codes }: NodeProps & { codes: string }) => {
  const { t } = useTranslation('editor');
  const key = paletteKeyOf(node);
  const { isAnswerable } = questionRow(node);
  const taken = useMemo(() => codes.split(',').filter(Boolean), [codes]);
  const option = partId === null ? undefined : findOption(node, partId);
  const panel = useRef<HTMLDivElement>(null);
  useGoToPart(panel);
  const row = partId === null ? undefined : findRow(node, partId);
  return (
    <div ref={panel}>
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
