import { LIMITS } from '../limit/limits.js';
import type { FaultList } from '../reading/fault.js';
import { isImageName } from './rich-text/address.js';
import { checkTextAt } from './text-faults.js';

/** The stored name of a picture: a relative path, and only where the entry shows one. */
export const checkImageName = (faults: FaultList, field: string, name: string, isAllowed: boolean): void => {
  if (!isAllowed) faults.add(field, 'notAllowed');
  checkTextAt(faults, field, name, { min: 0, max: LIMITS.imageName });
  if (!isImageName(name)) faults.add(field, 'format');
};
