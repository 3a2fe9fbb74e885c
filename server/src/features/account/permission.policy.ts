/** The permissions of the current user in the designer (Spec 6). Missing flags are on. */
export interface Permission {
  /** May edit surveys at all; a running survey is not editable for anybody. */
  readonly editable: boolean;
  /** May use cascade questions. */
  readonly canCascade: boolean;
  /** May save themes of their own. */
  readonly canCustomThemeNum: boolean;
}

const DEFAULTS: Permission = { editable: true, canCascade: true, canCustomThemeNum: true };

/** The permissions of a new account: every flag there is today. */
export function newPermission(): string {
  return JSON.stringify(DEFAULTS);
}

/** `old`: the account was made before one of today's flags existed, so nobody has decided about that one yet. */
export function readPermission(stored: string): { permission: Permission; old: boolean } {
  const known: Readonly<Record<string, unknown>> = JSON.parse(stored);
  const flag = (name: keyof Permission) => known[name] !== false;
  const permission = { editable: flag('editable'), canCascade: flag('canCascade'), canCustomThemeNum: flag('canCustomThemeNum') };
  return { permission, old: Object.keys(DEFAULTS).some((name) => !(name in known)) };
}
