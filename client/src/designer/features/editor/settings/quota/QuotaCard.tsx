import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { CustomQuota, Quota, SurveyDefinition, TableQuota } from '@wence/schema';
import { App, Button, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { clauseWords, questionWords } from '../../../../shared/logic-words/logic-words';
import { useEditorActions } from '../../session/editor-actions';
import { FillBar } from './FillBar';
import { combinationKey, limitsOf } from './quota-grid';
import { dimensionsOf, EFFECT_WORDS } from './quota-form';
import styles from './quota.module.css';
import { combinationName, QuotaGrid } from './QuotaGrid';
import type { QuotaStand } from './useQuotaFill';

interface QuotaCardProps {
  quota: Quota;
  definition: SurveyDefinition;
  stand: QuotaStand | undefined;
  /** The survey was launched before: what is not counted now waits for the next launch. */
  isLaunched: boolean;
  /** Limits and switches can be changed. */
  isEditable: boolean;
  /** It can be removed. */
  isRemovable: boolean;
  onEdit: () => void;
}

function TableFill({ quota, definition, stand }: { quota: TableQuota; definition: SurveyDefinition; stand: QuotaStand | undefined }) {
  const { t } = useTranslation('quota');
  const dimensions = dimensionsOf(definition, quota.nodeIds);
  const limits = limitsOf(quota.cells);
  if (dimensions.length < quota.nodeIds.length) return <p className={styles.lost}>{t('lost')}</p>;
  return (
    <QuotaGrid
      label={t('gridOf', { name: quota.name })}
      dimensions={dimensions}
      renderCell={(optionIds) => {
        const key = combinationKey(optionIds);
        const limit = limits.get(key);
        if (limit === undefined) return <span className={styles.quiet}>{t('unlimited')}</span>;
        return (
          <>
            <span className="visually-hidden">{combinationName(dimensions, optionIds)}</span>
            <FillBar limit={limit} stand={stand?.get(key)} />
          </>
        );
      }}
    />
  );
}

function CustomFill({ quota, definition, stand }: { quota: CustomQuota; definition: SurveyDefinition; stand: QuotaStand | undefined }) {
  const { t: tLogic } = useTranslation('logic');
  return (
    <>
      <p className={styles.sentence}>{clauseWords(definition, 'quota', quota.conditions, tLogic)}</p>
      <FillBar limit={quota.limit} stand={stand?.get('')} withForecast />
    </>
  );
}

/** A quota as it is saved: what it counts, how full it is, and the way to change it. */
export function QuotaCard({ quota, definition, stand, isLaunched, isEditable, isRemovable, onEdit }: QuotaCardProps) {
  const { t } = useTranslation('quota');
  const { t: tLogic } = useTranslation('logic');
  const { modal } = App.useApp();
  const actions = useEditorActions();
  const id = useId();
  const { name, enabled = true, onFull = 1 } = quota;
  const fill = { definition, stand };
  const remove = () =>
    modal.confirm({
      title: t('removeTitle', { name }),
      content: t('removeHelp'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => actions.change([{ op: 'removeQuota', quotaId: quota.id }], 'option'),
    });
  return (
    <li className={styles.card} aria-labelledby={id} data-off={!enabled || undefined}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h3 id={id} className={styles.name}>
            {name}
          </h3>
          <p className={styles.quiet}>
            {quota.kind === 'table'
              ? quota.nodeIds.map((nodeId) => questionWords(definition, nodeId, tLogic)).join(' × ')
              : t('kind.custom')}
            {' · '}
            {t(`effect.${EFFECT_WORDS[onFull]}`)}
          </p>
        </div>
        <div className={styles.actions}>
          <Switch
            size="small"
            checked={enabled}
            disabled={!isEditable}
            aria-label={t('enable', { name })}
            onChange={(next) => actions.change([{ op: 'saveQuota', quota: { ...quota, enabled: next } }], 'option')}
          />
          {isEditable && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined aria-hidden="true" />}
              aria-label={t('editOf', { name })}
              title={t('edit')}
              onClick={onEdit}
            />
          )}
          {isRemovable && (
            <Button
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('removeOf', { name })}
              title={t('remove')}
              onClick={remove}
            />
          )}
        </div>
      </div>
      {!enabled && <p className={styles.note}>{t('off')}</p>}
      {enabled && isLaunched && !stand && <p className={styles.note}>{t('waits')}</p>}
      {quota.kind === 'table' ? <TableFill quota={quota} {...fill} /> : <CustomFill quota={quota} {...fill} />}
    </li>
  );
}
