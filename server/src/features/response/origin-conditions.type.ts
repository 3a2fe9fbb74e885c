import { type Browser, type Device, LIMITS, type System, type UNKNOWN } from '@wence/schema';
import { Field, InputType } from 'type-graphql';
import { REGION, ResponseBrowserName, ResponseDeviceName, ResponseSystemName } from './response-origin.type.js';

@InputType('DeviceChoice', { description: 'Any of these kinds of devices.' })
export class DeviceChoiceInput {
  @Field(() => [ResponseDeviceName], { description: 'At least one.' })
  anyOf: (Device | typeof UNKNOWN)[];
}

@InputType('SystemChoice', { description: 'Any of these operating systems.' })
export class SystemChoiceInput {
  @Field(() => [ResponseSystemName], { description: 'At least one.' })
  anyOf: (System | typeof UNKNOWN)[];
}

@InputType('BrowserChoice', { description: 'Any of these browsers.' })
export class BrowserChoiceInput {
  @Field(() => [ResponseBrowserName], { description: 'At least one.' })
  anyOf: (Browser | typeof UNKNOWN)[];
}

@InputType('RegionChoice', { description: 'Any of these regions.' })
export class RegionChoiceInput {
  @Field(() => [String], {
    description: `At least one and at most ${LIMITS.filterValues}: ${REGION}; \`unknown\` for responses of which it is not known.`,
  })
  anyOf: string[];
}
