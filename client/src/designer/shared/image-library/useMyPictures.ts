import { type MyPicturesQuery, useDeletePictureMutation, useMyPicturesQuery } from './image-library.generated';

type Pictures = MyPicturesQuery['pictures'];

const without = (pictures: Pictures, id: string): Pictures => ({
  ...pictures,
  totalCount: pictures.totalCount - 1,
  edges: pictures.edges.filter(({ node }) => node.id !== id),
});

/** The pictures that the author has uploaded for any survey, newest first, a page at a time; asked for anew whenever they are shown. */
export function useMyPictures(keyword: string) {
  const variables = { keyword: keyword || null };
  const { data, error, refetch, fetchMore, updateQuery } = useMyPicturesQuery({ variables, fetchPolicy: 'network-only' });
  const [deletePicture] = useDeletePictureMutation();
  const pictures = data?.pictures;
  return {
    pictures: pictures?.edges.map(({ node }) => node) ?? null,
    hasFailed: error !== undefined && !pictures,
    retry: () => void refetch().catch(() => undefined),
    /** Shows the next page, if there is one. */
    more: pictures?.pageInfo.hasNextPage
      ? () =>
          fetchMore({
            variables: { ...variables, after: pictures.pageInfo.endCursor },
            updateQuery: ({ pictures: before }, { fetchMoreResult: { pictures: next } }) => ({
              pictures: { ...next, edges: [...before.edges, ...next.edges] },
            }),
          }).catch(() => undefined)
      : null,
    /** Deletes one for good. False: it is still there, and the author knows why. */
    remove: async (pictureId: string): Promise<boolean> => {
      const outcome = await deletePicture({ variables: { input: { pictureId } } }).catch(() => null);
      if (!outcome?.data) return false;
      updateQuery((before) => ({ pictures: without(before.pictures as Pictures, pictureId) })); // It is loaded: nothing of it is missing.
      return true;
    },
  };
}
