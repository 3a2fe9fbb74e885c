import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from './StateMessage';

interface EmptyListProps {
  /** Why, or what belongs here. */
  help: string;
  picture?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
}

/** Stands where rows would be (Spec 2, helpers; the words are those of Spec 8). */
export const EmptyList = ({ help, picture, children }: EmptyListProps) => {
  const { t } = useTranslation();
  return (
    <StateMessage title={t('empty')} help={help} picture={picture}>
      {children}
    </StateMessage>
  );
};
