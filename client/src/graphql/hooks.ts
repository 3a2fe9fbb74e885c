/**
 * The seam between generated hooks and Apollo Client: every generated file imports its hooks from here and from nowhere else,
 * so that replacing or wrapping the client touches one file.
 */
export { useMutation, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
export type { SkipToken } from '@apollo/client/react';

/** Options without `returnPartialData`: that option alone would make every field of `data` optional. */
export type Exactly<Options> = Omit<Options, 'returnPartialData'> & { returnPartialData?: false };
