import { useEditorSurveyQuery, useSurveyEditedSubscription } from './editor.generated';
import { readDefinition } from '../../shared/read-definition';

/** A survey as it is saved, for who only looks at it; edits made elsewhere show up by themselves. */
export function useSavedSurvey(surveyId: string) {
  const { data, error, refetch } = useEditorSurveyQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  useSurveyEditedSubscription({
    variables: { surveyId },
    // The first event tells the newest revision, which is usually the one that is shown.
    onData: (event) => {
      const told = event.data.data?.surveyEdited.revision;
      if (told !== data?.surveyDefinition.revision) void refetch();
    },
  });
  return {
    survey: data?.survey,
    revision: data?.surveyDefinition.revision,
    definition: data && readDefinition(data.surveyDefinition.definition),
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
