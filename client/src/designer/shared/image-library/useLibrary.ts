import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  type ImageLibraryQuery,
  type LibraryImageFragment,
  useImageLibraryQuery,
  useRemoveSurveyImageMutation,
} from './image-library.generated';

type Library = ImageLibraryQuery['surveyImages'];
type Change = (library: Library) => Library;

const on =
  (change: Change) =>
  (data: { surveyImages?: unknown }): ImageLibraryQuery => ({ surveyImages: change(data.surveyImages as Library) }); // It is loaded: nothing of it is missing.

const withImage =
  (image: LibraryImageFragment): Change =>
  (library) => {
    const others = library.edges.filter(({ node }) => node.id !== image.id);
    const edge = { __typename: 'SurveyImageEdge' as const, cursor: '', node: image };
    return { ...library, totalCount: library.totalCount + 1, edges: [edge, ...others] };
  };

const withoutImage =
  (id: string): Change =>
  (library) => ({ ...library, totalCount: library.totalCount - 1, edges: library.edges.filter(({ node }) => node.id !== id) });

/** The pictures of a survey, newest first, a page at a time; asked for anew whenever it opens. */
export function useLibrary(surveyId: string) {
  const { data, error, refetch, fetchMore, updateQuery } = useImageLibraryQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  const [removeImage] = useRemoveSurveyImageMutation();
  const library = data?.surveyImages;
  return {
    images: library?.edges.map(({ node }) => node) ?? null,
    hasFailed: error !== undefined && !library,
    retry: () => void refetch().catch(() => undefined),
    /** Shows the next page, if there is one. */
    more: library?.pageInfo.hasNextPage
      ? () =>
          fetchMore({
            variables: { surveyId, after: library.pageInfo.endCursor },
            updateQuery: (before, { fetchMoreResult: { surveyImages: next } }) =>
              on((now) => ({ ...next, edges: [...now.edges, ...next.edges] }))(before),
          }).catch(() => undefined)
      : null,
    add: (image: LibraryImageFragment) => updateQuery(on(withImage(image))),
    /** Deletes it. False: it is still there, and the author knows. */
    remove: async (imageId: string): Promise<boolean> => {
      const outcome = await removeImage({ variables: { input: { imageId } } }).catch(() => null);
      if (!outcome?.data) return false;
      updateQuery(on(withoutImage(imageId)));
      return true;
    },
  };
}

/** Asks before a picture leaves a library (Spec 8, additional rules: the question is the spec's own). `help` says what comes of it. */
export function useConfirmRemove(help: string) {
  const { modal } = App.useApp();
  const { t } = useTranslation('common');
  return (onConfirm: () => Promise<void>) =>
    modal.confirm({
      title: t('confirmDelete'),
      content: help,
      okText: t('action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: onConfirm,
    });
}
