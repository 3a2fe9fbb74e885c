import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { responseConditions as en } from '../../i18n/en/response-conditions';
import { addTexts } from '../../i18n/init';
import { responseConditions as zhCN } from '../../i18n/zh-CN/response-conditions';
import { DialogChip } from '../chip/DialogChip';
import { lazyPart } from '../lazy-part';
import { type Conditions, NO_CONDITIONS } from './conditions';

const ConditionsDialog = lazyPart(async () => (await import('./ConditionsDialog')).ConditionsDialog);

const addConditionTexts = (): void => addTexts('responseConditions', { 'zh-CN': zhCN, en });

addConditionTexts();

interface ConditionsChipProps {
  surveyId: string;
  conditions: Conditions;
  onChange: (conditions: Conditions) => void;
}

/** Conditions on answers as a chip that says how many there are, with a dialog behind it. */
export function ConditionsChip({ surveyId, conditions, onChange }: ConditionsChipProps) {
  const { t } = useTranslation('responseConditions');
  const [isOpen, setOpen] = useState(false);
  const count = conditions.conditions.length;

  return (
    <>
      <DialogChip
        name={t('name')}
        value={count === 0 ? null : t('chip', { count })}
        clearLabel={t('clear')}
        onOpen={() => setOpen(true)}
        onClear={() => onChange(NO_CONDITIONS)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ConditionsDialog
            surveyId={surveyId}
            conditions={conditions}
            onApply={(next) => {
              setOpen(false);
              onChange(next);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
