import { type Conditions, NO_CONDITIONS } from '../../shared/response-conditions/conditions';
import type { CategoryFragment } from './category.generated';

/** Returns the filter of a category; one that means every response where there is no category yet. */
export const filterOf = (category: CategoryFragment | undefined): Conditions =>
  category === undefined ? NO_CONDITIONS : (category.conditions as Conditions); // The server stores only what `parseFilter` made.
