import { optionsOf, questionRow, readableText, type SurveyNode } from '@wence/schema';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PipingDialog.module.css';
import type { AnswerChip } from './useAnswerChip';

interface PipingDialogProps {
  /** The questions whose answers may be inserted. */
  sources: readonly SurveyNode[];
  /** The chip to change; null: a new one. */
  chip: AnswerChip | null;
  onInsert: (chip: AnswerChip, label: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Longer than a fallback ever needs to be: the title has its own limit. */
const LONGEST_FALLBACK = 200;

/** The fields of a form, of which one is inserted. */
const fieldsOf = (source: SurveyNode | undefined) => (source && questionRow(source).answer === 'fields' ? optionsOf(source) : []);

/** Chooses the earlier question whose answer stands in a title (Spec 2, answer reference; Spec 5, piping eligible sources). */
export function PipingDialog({ sources, chip, onInsert, onRemove, onClose }: PipingDialogProps) {
  const { t } = useTranslation('rich');
  const id = useId();
  const [ref, setRef] = useState(chip?.ref ?? null);
  const [child, setChild] = useState(chip?.child ?? null);
  const [fallback, setFallback] = useState(chip?.fallback ?? '');
  const source = sources.find((each) => each.id === ref);
  const fields = fieldsOf(source);
  const field = fields.find((each) => each.id === child) ?? fields[0];

  const confirm = () => {
    if (!source) return;
    onInsert({ ref: source.id, child: field?.id ?? null, fallback }, `[${source.code}]`);
    onClose();
  };
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <Modal
      open
      width={520}
      title={t('piping.title')}
      onCancel={onClose}
      footer={[
        chip && (
          <Button key="remove" danger type="text" onClick={remove}>
            {t('piping.remove')}
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          {t('cancel')}
        </Button>,
        <Button key="insert" type="primary" disabled={!source} onClick={confirm}>
          {t(chip ? 'piping.save' : 'piping.insert')}
        </Button>,
      ]}
    >
      {sources.length === 0 ? (
        <p className={styles.none}>{t('piping.none')}</p>
      ) : (
        <>
          <fieldset className={styles.list}>
            <legend className={styles.label}>{t('piping.list')}</legend>
            {sources.map((each) => (
              <label key={each.id} className={styles.source}>
                <input type="radio" name={`${id}-source`} checked={each.id === ref} onChange={() => setRef(each.id)} />
                <span>
                  {each.code} {readableText(each.title)}
                </span>
              </label>
            ))}
          </fieldset>
          {field && (
            <>
              <label className={styles.label} htmlFor={`${id}-field`}>
                {t('piping.field')}
              </label>
              <select id={`${id}-field`} className={styles.wide} value={field.id} onChange={({ target }) => setChild(Number(target.value))}>
                {fields.map((each) => (
                  <option key={each.id} value={each.id}>
                    {readableText(each.title)}
                  </option>
                ))}
              </select>
            </>
          )}
          <label className={styles.label} htmlFor={`${id}-fallback`}>
            {t('piping.fallback')}
          </label>
          <Input
            id={`${id}-fallback`}
            maxLength={LONGEST_FALLBACK}
            placeholder={t('piping.fallbackHint')}
            value={fallback}
            onChange={({ target }) => setFallback(target.value)}
            onPressEnter={confirm}
          />
        </>
      )}
    </Modal>
  );
}
