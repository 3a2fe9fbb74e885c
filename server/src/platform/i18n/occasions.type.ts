import type { ErrorCode } from '@wence/schema';
import type { ERROR_DATA, ErrorWithData } from '../errors/error-data.js';

type DataTexts<C extends ErrorCode> = C extends ErrorWithData
  ? { readonly data: Readonly<Record<(typeof ERROR_DATA)[C][number], string>> }
  : { readonly data?: never };

/** When each error occurs and what its `data` holds; a language that lacks one of them does not compile. */
export type Occasions = { readonly [C in ErrorCode]: { readonly when: string } & DataTexts<C> };
