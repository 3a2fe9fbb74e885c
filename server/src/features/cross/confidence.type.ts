import { registerEnumType } from 'type-graphql';

/** Names of the graph for levels of confidence. */
export enum ConfidenceName {
  NINETY = 90,
  NINETY_FIVE = 95,
  NINETY_NINE = 99,
}

registerEnumType(ConfidenceName, {
  name: 'ConfidenceLevel',
  description: 'How sure a difference has to be.',
  valuesConfig: {
    NINETY: { description: '90 %.' },
    NINETY_FIVE: { description: '95 %.' },
    NINETY_NINE: { description: '99 %.' },
  },
});
