import { type PermissionQuery, usePermissionQuery } from './theme.generated';

type Permission = PermissionQuery['me']['permission'];

/** Flags that are on in the designer whatever the server says (Spec 3, user info). What the account really may not do, the server refuses. */
const FORCED_ON = { canCascade: true, canCustomThemeNum: true } as const;

/** What the signed-in user may do, as the designer sees it. Until it is known, everything. */
export function usePermission(): Permission {
  const { data } = usePermissionQuery({ context: { quiet: 'all' } });
  return { editable: data?.me.permission.editable ?? true, ...FORCED_ON };
}
