import { useParams } from 'react-router-dom';
import { useSourceNamesQuery } from './source-tags.generated';

interface SourceTags {
  /** Those that are not deleted. */
  readonly tags: readonly { readonly code: string; readonly name: string }[];
  /** The name of a source; the source itself where no tag has it. */
  readonly nameOf: (source: string) => string;
}

/** The source tags of the survey in the address, once something asks for them. While they load, and without a survey, there are none. */
export function useSourceTags(isNeeded = true): SourceTags {
  const { surveyId } = useParams();
  const { data } = useSourceNamesQuery({
    variables: { surveyId: surveyId ?? '' },
    skip: !isNeeded || surveyId === undefined,
    context: { quiet: 'all' },
  });
  const all = data?.survey.sourceTags ?? [];
  return {
    tags: all.filter(({ deletedAt }) => deletedAt === null),
    nameOf: (source) => all.find(({ code }) => code === source)?.name ?? source,
  };
}
