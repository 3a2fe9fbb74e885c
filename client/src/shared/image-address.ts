import { safeAddress } from './rich-text/safe-address';

/** Where the picture with this stored name is: names are relative to this site, whose address `{host}` stands for. Null: not a picture of this site. */
export function imageAddress(name: string | undefined): string | null {
  const path = name?.replace(/^\{host\}/, '').replace(/^\/+/, '');
  return path ? safeAddress(`/${path}`, 'media') : null;
}
