import { ANSWER_FAULTS } from './list/answers.mjs';
import { GLANCE_FAULTS } from './list/at-a-glance.mjs';
import { CATALOGUE_FAULTS } from './list/catalogue.mjs';
import { COLUMN_AND_FILTER_FAULTS } from './list/columns-and-filters.mjs';
import { CONDITION_FAULTS } from './list/conditions.mjs';
import { DEFINITION_FAULTS } from './list/definition.mjs';
import { CONVERSION_FAULTS } from './list/conversion.mjs';
import { EDIT_FAULTS } from './list/edit.mjs';
import { ENGINE_FAULTS } from './list/engine.mjs';
import { LOGIC_FAULTS } from './list/logic.mjs';
import { OPTION_FAULTS } from './list/options.mjs';
import { ORDER_AND_PIPING_FAULTS } from './list/order-and-piping.mjs';
import { QUOTA_AND_WINDOW_FAULTS } from './list/quotas-and-windows.mjs';
import { SESSION_FAULTS } from './list/session.mjs';

/** Every fault that is planted. A name states how the broken model behaves. */
export const FAULTS = [
  ...ENGINE_FAULTS,
  ...CONDITION_FAULTS,
  ...ANSWER_FAULTS,
  ...DEFINITION_FAULTS,
  ...CATALOGUE_FAULTS,
  ...EDIT_FAULTS,
  ...CONVERSION_FAULTS,
  ...OPTION_FAULTS,
  ...LOGIC_FAULTS,
  ...SESSION_FAULTS,
  ...ORDER_AND_PIPING_FAULTS,
  ...QUOTA_AND_WINDOW_FAULTS,
  ...COLUMN_AND_FILTER_FAULTS,
  ...GLANCE_FAULTS,
];
