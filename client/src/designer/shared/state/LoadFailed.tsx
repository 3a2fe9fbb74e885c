import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StateMessage } from './StateMessage';

export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <StateMessage alert title={t('failure.title')} help={t('failure.safe')}>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </StateMessage>
  );
};
