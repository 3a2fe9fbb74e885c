import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes';
import { LinkButton } from '../../shared/LinkButton';
import { StateMessage } from '../../shared/state/StateMessage';
import { BlankSheet } from './BlankSheet';

interface NoSurveysProps {
  isFiltered: boolean;
  onShowAll: () => void;
}

/** Nothing made yet, or nothing found: two different things to do next. */
export const NoSurveys = ({ isFiltered, onShowAll }: NoSurveysProps) => {
  const { t } = useTranslation('survey');

  if (isFiltered) {
    return (
      <StateMessage title={t('list.noneTitle')} help={t('list.noneHelp')}>
        <Button onClick={onShowAll}>{t('list.showAll')}</Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage title={t('list.emptyTitle')} help={t('list.emptyHelp')} picture={<BlankSheet />}>
      <LinkButton type="primary" to={paths.create}>
        {t('create.title')}
      </LinkButton>
    </StateMessage>
  );
};
