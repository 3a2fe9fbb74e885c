import {
  choicesOf,
  type FieldFault,
  findNode,
  jumpTargets,
  type LogicForm,
  type LogicKind,
  optionsOf,
  questionRow,
  readableText,
  rowsOf,
  type SurveyDefinition,
  walkOptions,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { questionWords } from '../../../../shared/logic-words/logic-words';
import styles from './rows.module.css';
import { Word } from './Word';

interface TargetLineProps {
  definition: SurveyDefinition;
  kind: LogicKind;
  form: LogicForm;
  faults: readonly FieldFault[];
  onChange: (form: LogicForm) => void;
}

/** The second half of the sentence: what happens then. */
export function TargetLine({ definition, kind, form, faults, onChange }: TargetLineProps) {
  const { t } = useTranslation('logic');
  const { nodeId = 0, target, algorithm, optionId = [] } = form;
  const isWrong = (key: string) => faults.some(({ field }) => field.startsWith(key));
  const lead = t(form.conditions.length > 0 ? 'edit.thus' : 'edit.always');
  if (kind === 'jump') {
    const targetWords = (id: number) => {
      if (id === 0) return t('end');
      return id === -1 ? t('screened') : questionWords(definition, id, t);
    };
    return (
      <div className={styles.line}>
        <span>{`${lead}${t('edit.jump')}`}</span>
        <Word
          label={t('edit.target')}
          invalid={isWrong('target')}
          choices={jumpTargets(definition, nodeId).map((id) => ({ value: id, label: targetWords(id) }))}
          chosen={target === undefined ? [] : [target]}
          onChoose={([chosen]) => onChange({ ...form, target: chosen })}
        />
      </div>
    );
  }
  return (
    <div className={styles.line}>
      <span>{lead}</span>
      <Word
        label={t('edit.act')}
        invalid={isWrong('algorithm')}
        choices={[
          { value: 1, label: t('edit.show') },
          { value: 2, label: t('edit.hide') },
        ]}
        chosen={algorithm === undefined ? [] : [algorithm]}
        onChoose={([chosen]) => onChange({ ...form, algorithm: chosen === 2 ? 2 : 1 })}
      />
      {kind === 'show' ? (
        <span>{t('edit.thisQuestion')}</span>
      ) : (
        <Word
          label={t(kind === 'rows' ? 'edit.rows' : 'edit.options')}
          invalid={isWrong('optionId')}
          many
          joint={t('allOf')}
          choices={partsOf(definition, nodeId, kind).map(({ id, title }) => ({
            value: id,
            label: t('name', { title: readableText(title) }),
          }))}
          chosen={optionId}
          onChoose={(chosen) => onChange({ ...form, optionId: chosen })}
        />
      )}
    </div>
  );
}

/** The parts of a question that option logic can show and hide. */
function partsOf(definition: SurveyDefinition, nodeId: number, kind: LogicKind) {
  const node = findNode(definition, nodeId);
  if (!node) return [];
  if (kind === 'rows') return rowsOf(node);
  return questionRow(node).answer === 'cascade' ? [...walkOptions(node.options)] : choicesOf(optionsOf(node));
}
