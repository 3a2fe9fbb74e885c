import { formatThousands, REVIEW_LIMITS, textLength } from '@wence/schema';
import { Input, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../shared/FormFault';
import styles from './ReviewDialog.module.css';
import type { AskedKind, ReviewAction } from './review-steps';
import type { ResponseRow } from './useResponseList';

interface ReviewDialogProps {
  kind: AskedKind;
  rows: readonly ResponseRow[];
  /** Resolves to why it was refused, empty if that has been said; null: it was done. */
  onRun: (action: ReviewAction) => Promise<string | null>;
  onClose: () => void;
}

/** Commas of either script, and new lines. */
const BETWEEN_TAGS = /[,\uFF0C\u3001\n]/;

/** Tags as they are typed: each once, without the spaces around it. */
function readTags(typed: string): readonly string[] {
  const tags = typed.split(BETWEEN_TAGS).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** What a single response has already; many may have different ones, so nothing is there at first. */
function firstText(kind: AskedKind, rows: readonly ResponseRow[]): string {
  const [row, ...others] = rows;
  if (!row || others.length > 0 || kind === 'tag') return '';
  return (kind === 'remark' ? row.remark : row.invalid?.reason) ?? '';
}

interface LabelledProps {
  name: string;
  help: string;
  children: (ids: { readonly id: string; readonly 'aria-describedby': string }) => ReactNode;
}

function Labelled({ name, help, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      {children({ id, 'aria-describedby': `${id}-help` })}
    </div>
  );
}

/** Asks for the reason, the tags or the remark before it is done. */
export function ReviewDialog({ kind, rows, onRun, onClose }: ReviewDialogProps) {
  const { t } = useTranslation(['review', 'common']);
  const [text, setText] = useState(() => firstText(kind, rows));
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const tags = kind === 'tag' ? [...new Set(rows.flatMap((row) => row.tags))] : [];
  const added = readTags(text).filter((tag) => !removed.includes(tag));
  const isIdle = kind === 'tag' && added.length + removed.length === 0;

  const actionOf = (): ReviewAction => {
    const typed = text.trim() || null;
    if (kind === 'tag') return { kind, add: added, remove: removed };
    return kind === 'remark' ? { kind, remark: typed } : { kind, reason: typed };
  };
  const handleOk = async () => {
    const tooLong = kind === 'tag' ? added.find((tag) => textLength(tag) > REVIEW_LIMITS.tag) : undefined;
    if (tooLong !== undefined) return setFault(t('dialog.tagTooLong', { limit: REVIEW_LIMITS.tag, tag: tooLong }));
    setBusy(true);
    const refused = await onRun(actionOf());
    setBusy(false);
    if (refused === null) onClose();
    else setFault(refused || null);
  };
  const input = { value: text, autoFocus: true, onChange: ({ target }: { target: { value: string } }) => setText(target.value) };

  return (
    <Modal
      open
      title={t(`dialog.${kind}`, { count: rows.length, formatted: formatThousands(rows.length) })}
      okText={t(kind === 'invalidate' ? 'action.invalidate' : 'common:action.save')}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ disabled: isIdle }}
      confirmLoading={isBusy}
      onOk={() => void handleOk()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {kind === 'invalidate' && (
          <Labelled name={t('dialog.reason')} help={t('dialog.reasonHelp')}>
            {(ids) => <Input.TextArea {...ids} {...input} rows={2} maxLength={REVIEW_LIMITS.reason} showCount />}
          </Labelled>
        )}
        {kind === 'remark' && (
          <Labelled name={t('dialog.remark')} help={t('dialog.remarkHelp')}>
            {(ids) => <Input.TextArea {...ids} {...input} rows={5} maxLength={REVIEW_LIMITS.remark} showCount />}
          </Labelled>
        )}
        {kind === 'tag' && (
          <Labelled name={t('dialog.add')} help={t('dialog.addHelp', { tag: REVIEW_LIMITS.tag, tags: REVIEW_LIMITS.tags })}>
            {(ids) => <Input {...ids} {...input} onPressEnter={() => !isIdle && void handleOk()} />}
          </Labelled>
        )}
        {tags.length > 0 && (
          <fieldset className={styles.tags}>
            <legend>{t('dialog.remove')}</legend>
            {tags.map((tag) => (
              <label key={tag} className={styles.tag}>
                <input
                  type="checkbox"
                  checked={removed.includes(tag)}
                  onChange={({ target }) => setRemoved(target.checked ? [...removed, tag] : removed.filter((each) => each !== tag))}
                />
                <span>{tag}</span>
              </label>
            ))}
          </fieldset>
        )}
        <FormFault message={fault} />
      </div>
    </Modal>
  );
}
