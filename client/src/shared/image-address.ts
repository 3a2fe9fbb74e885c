import { safeAddress } from './rich-text/safe-address';

/** Address of the picture with this stored name. Names are relative to this site, which `{host}` represents. Null if the picture is not of this site. */
export function imageAddress(name: string | undefined): string | null {
  const path = name?.replace(/^\{host\}/, '').replace(/^\/+/, '');
  return path ? safeAddress(`/${path}`, 'media') : null;
}
