import { type MeQuery, useMeQuery } from './session.generated';

/** The signed-in user, once known. The page's own error state covers failures, so this one stays quiet. */
export const useMe = (): MeQuery['me'] | undefined => useMeQuery({ context: { quiet: 'all' } }).data?.me;
