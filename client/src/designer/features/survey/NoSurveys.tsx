import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes';
import { StateMessage } from '../../shared/state/StateMessage';
import { BlankSheet } from './BlankSheet';

interface NoSurveysProps {
  isFiltered: boolean;
  onShowAll: () => void;
}

/** Nothing made yet, or nothing found: two different things to do next. */
export const NoSurveys = ({ isFiltered, onShowAll }: NoSurveysProps) => {
  const { t } = useTranslation('survey');
  const navigate = useNavigate();

  if (isFiltered) {
    return (
      <StateMessage title={t('list.noneTitle')} help={t('list.noneHelp')}>
        <Button onClick={onShowAll}>{t('list.showAll')}</Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage title={t('list.emptyTitle')} help={t('list.emptyHelp')} picture={<BlankSheet />}>
      <Button type="primary" onClick={() => void navigate(paths.create)}>
        {t('create.title')}
      </Button>
    </StateMessage>
  );
};
