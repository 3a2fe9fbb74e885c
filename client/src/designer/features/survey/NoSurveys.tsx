import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/LinkButton';
import { importUrl, paths } from '../../shared/routes';
import { EmptyList } from '../../shared/state/StateMessage';

/** Illustration of an empty survey. */
const BlankSheet = () => (
  <svg width="112" height="96" viewBox="0 0 112 96" fill="none">
    <rect x="16" y="4" width="80" height="88" rx="8" fill="#fff" stroke="#E4E8ED" strokeWidth="2" />
    <path d="M30 22h34" stroke="#CBD2D9" strokeWidth="4" strokeLinecap="round" />
    <g stroke="#CBD2D9" strokeWidth="2">
      <circle cx="34" cy="42" r="4.5" />
      <circle cx="34" cy="76" r="4.5" />
    </g>
    <circle cx="34" cy="59" r="3.5" stroke="#0E7490" strokeWidth="4" />
    <path d="M46 42h34M46 76h26" stroke="#E4E8ED" strokeWidth="4" strokeLinecap="round" />
    <path d="M46 59h30" stroke="#A5D8E3" strokeWidth="4" strokeLinecap="round" />
  </svg>
);

interface NoSurveysProps {
  isFiltered: boolean;
  onShowAll: () => void;
}

/** Empty state of the list: no surveys yet, or no match for the filter. */
export function NoSurveys({ isFiltered, onShowAll }: NoSurveysProps) {
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
      <LinkButton to={paths.templates}>{t('list.fromTemplate')}</LinkButton>
      <LinkButton to={importUrl('text')}>{t('create.importTitle')}</LinkButton>
    </EmptyList>
  );
}
