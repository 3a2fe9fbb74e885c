import { findNode, findOption, isContainer, questionRow, type SurveyDefinition, walkNodes } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../session/selection';
import { isEditable } from '../types/editable-types';
import { TypeGlyph } from '../types/TypeGlyph';
import { BasicGroup } from './BasicGroup';
import { ChoiceGroups } from './ChoiceGroups';
import { OptionGroup } from './OptionGroup';
import styles from './panel.module.css';
import { SurveyGroup } from './SurveyGroup';
import { TextGroups } from './TextGroups';

/** What can be set on the selected question, or on the survey when none is selected. */
export const AttributePanel = ({ definition, selection }: { definition: SurveyDefinition; selection: Selection }) => {
  const { t } = useTranslation('editor');
  const node = selection.nodeId === null ? undefined : findNode(definition, selection.nodeId);
  if (!node) return <SurveyGroup definition={definition} />;

  const { key, hasOptions } = questionRow(node);
  const codes = [...walkNodes(definition.nodes)].filter(({ id }) => id !== node.id).map(({ code }) => code);
  const option = selection.optionId === null ? undefined : findOption(node, selection.optionId);
  return (
    // Fields keep what is typed into them, so each question gets its own.
    <div key={node.id}>
      <h2 className={styles.title}>
        <TypeGlyph type={key} />
        {t(`types.${key}`)}
      </h2>
      <BasicGroup node={node} codes={codes} />
      {!isEditable(node) && <p className={styles.note}>{t(isContainer(node) ? 'other.container' : 'other.note')}</p>}
      {isEditable(node) && (hasOptions ? <ChoiceGroups node={node} /> : <TextGroups node={node} />)}
      {option && isEditable(node) && <OptionGroup key={option.id} node={node} option={option} />}
    </div>
  );
};
