import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes';
import { LinkButton } from '../../shared/LinkButton';
import { EmptyList } from '../../shared/state/EmptyList';
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
      <EmptyList help={t('list.noneHelp')}>
        <Button onClick={onShowAll}>{t('list.showAll')}</Button>
      </EmptyList>
    );
  }
  return (
    <EmptyList help={t('list.emptyHelp')} picture={<BlankSheet />}>
      <LinkButton type="primary" to={paths.create}>
        {t('create.title')}
      </LinkButton>
    </EmptyList>
  );
};
