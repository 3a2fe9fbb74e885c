import type { ResponseFilter } from '@wence/schema';
import type { CategoryFragment } from './category.generated';

export const NO_CONDITIONS: ResponseFilter = { conditions: [] };

/** The filter of a category; every response where there is no category yet. */
export const filterOf = (category: CategoryFragment | undefined): ResponseFilter =>
  category === undefined ? NO_CONDITIONS : (category.conditions as ResponseFilter); // The server stores only what `parseFilter` made.
