import { PlusOutlined } from '@ant-design/icons';
import { LIMITS, optionsOf, questionRow, type SurveyNode } from '@wence/schema';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { optionPartOf } from '../../shared/options';
import { type DialogDraft, DraftDialog } from '../DraftDialog';
import styles from './OptionSettingsDialog.module.css';
import { OptionSettingsRow } from './OptionSettingsRow';

/** Input type of each field or column, and whether it is required. */
function OptionSettings({ node, run }: DialogDraft) {
  const { t } = useTranslation('editor');
  const nodeId = node.id;
  const options = optionsOf(node);
  const required = options.filter((option) => option.required ?? true).length;
  const mayRemove = options.length > 1 || !questionRow(node).needsOptions;
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('order.title')}</th>
              <th scope="col">{t('panel.input')}</th>
              <th scope="col">{t('panel.inputChoices')}</th>
              <th scope="col">
                <Checkbox
                  checked={required === options.length}
                  indeterminate={required > 0 && required < options.length}
                  onChange={({ target }) => {
                    run(
                      ...options.map(
                        ({ id }) => ({ op: 'updateOption', nodeId, optionId: id, set: { required: target.checked } }) as const,
                      ),
                    );
                  }}
                >
                  {t('question.required')}
                </Checkbox>
              </th>
              <th scope="col">{t('question.delete')}</th>
            </tr>
          </thead>
          <tbody>
            {options.map((option, index) => (
              <OptionSettingsRow key={option.id} nodeId={nodeId} option={option} place={index + 1} mayRemove={mayRemove} run={run} />
            ))}
          </tbody>
        </table>
      </div>
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={options.length >= LIMITS.optionsPerNode}
        onClick={() => run({ op: 'addOption', nodeId, option: {} })}
      >
        {t(`${optionPartOf(node)}.add`)}
      </Button>
    </>
  );
}

interface OptionSettingsDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** All fields or columns in one table (Spec 2, option settings dialog). */
export function OptionSettingsDialog({ node, onClose }: OptionSettingsDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <DraftDialog nodeId={node.id} title={t('optionSettings.title')} width={860} onClose={onClose}>
      {(draft) => <OptionSettings {...draft} />}
    </DraftDialog>
  );
}
