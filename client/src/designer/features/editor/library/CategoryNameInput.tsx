import { LIBRARY_LIMITS, textLength } from '@wence/schema';
import { Input, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface CategoryNameInputProps {
  id?: string;
  value: string;
  isWrong: boolean;
  ref?: Ref<InputRef>;
  onChange: (name: string) => void;
  onEnter: () => void;
}

/** Counts characters as the server does; a browser would count an emoji twice. */
const NAME_LENGTH = {
  max: LIBRARY_LIMITS.name,
  strategy: textLength,
  exceedFormatter: (typed: string, { max }: { max: number }) => [...typed].slice(0, max).join(''),
};

/** The name of a category (Spec 5: at most 24 characters). */
export function CategoryNameInput({ id, value, isWrong, ref, onChange, onEnter }: CategoryNameInputProps) {
  const { t } = useTranslation('library');
  return (
    <Input
      ref={ref}
      id={id}
      count={NAME_LENGTH}
      placeholder={t('namePlaceholder')}
      aria-label={t('name')}
      aria-invalid={isWrong}
      status={isWrong ? 'error' : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onPressEnter={onEnter}
    />
  );
}
