import { useParams } from 'react-router-dom';

/** The survey the address names. Only pages below a `:surveyId` route may ask. */
export function useSurveyId(): string {
  const { surveyId } = useParams();
  if (!surveyId) throw new Error('this page has no survey in its address');
  return surveyId;
}
