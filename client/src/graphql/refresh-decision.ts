/** A token is renewed this long before it ends (Spec 9). */
export const REFRESH_WINDOW_SECONDS = 90;

/** Whether to renew now: inside the window before the end, or after it. Both arguments are Unix seconds. */
export const needsRefresh = (expired: number, now: number): boolean => now >= expired - REFRESH_WINDOW_SECONDS;
