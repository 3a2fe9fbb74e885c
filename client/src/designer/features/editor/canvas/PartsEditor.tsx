import { questionRow, type SurveyNode } from '@wence/schema';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionTree } from '../content/OptionTree';
import { hasTiles } from '../picture/fill-tiles';
import { TilePictures } from '../picture/TilePictures';
import type { Selection } from '../session/selection';
import { areOptionsEditable, optionPartOf } from '../shared/options';
import tools from './option-tools.module.css';
import { OptionDialogs } from './OptionDialogs';
import { OptionFold } from './OptionFold';
import { OptionList } from './OptionList';
import { OptionSort } from './OptionSort';
import { OptionTools } from './OptionTools';
import styles from './PartsEditor.module.css';
import { RowEditor } from './RowEditor';
import { useOptionActions } from './useOptionActions';

/** The options of the selected question, edited where they stand, and what adds to them. */
function OptionEditor({ node, selection }: { node: SurveyNode; selection: Selection }) {
  const acts = useOptionActions(node);
  const editor = (
    <>
      <OptionSort node={node} onMove={acts.move}>
        <OptionFold node={node} selectedId={selection.optionId}>
          {(options) => <OptionList node={node} options={options} parent={null} selection={selection} acts={acts} />}
        </OptionFold>
      </OptionSort>
      {questionRow(node).answer !== 'evaluate' && <OptionTools node={node} selectedOption={selection.optionId} />}
    </>
  );
  if (!hasTiles(node)) return editor;
  return (
    <TilePictures node={node} selectedId={selection.optionId}>
      {editor}
    </TilePictures>
  );
}

/** Rows and options of the selected question, each under its name where there are both. */
export const PartsEditor = memo(({ node, selection }: { node: SurveyNode; selection: Selection }) => {
  const { t } = useTranslation('editor');
  const { answer, hasOptions, hasRows } = questionRow(node);
  const part = optionPartOf(node);
  return (
    <>
      {hasRows && (
        <div>
          <h3 className={styles.name}>{t('panel.rows')}</h3>
          <RowEditor node={node} selection={selection} />
        </div>
      )}
      {hasOptions && (
        <div>
          {part !== 'option' && <h3 className={styles.name}>{t(`panel.parts.${part}`)}</h3>}
          {areOptionsEditable(node) ? <OptionEditor node={node} selection={selection} /> : <OptionTree node={node} />}
          {answer === 'cascade' && (
            // An import turns few options into many: its dialog stands beside either way of showing them, and stays open.
            <div className={tools.tools}>
              <OptionDialogs node={node} />
            </div>
          )}
        </div>
      )}
    </>
  );
});
PartsEditor.displayName = 'PartsEditor';
