import {
  COLLECTION_LIMITS,
  type DayCount,
  type Device,
  type DeviceCount,
  type DurationBin,
  type DurationFigures,
  type RegionCount,
  type SourceCount,
  type StatusCount,
} from '@wence/schema';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../../platform/graphql/limits/limit.decorators.js';
import { REGION, ResponseDeviceName } from '../../response/response-origin.type.js';
import { ResponseStatusName } from '../../response/response.type.js';
import type { CollectionReport } from './collection-report.service.js';

const SHARE = '0 to 100 with one decimal.';
const QUARTILE = 'Seconds, interpolated between neighbours, to one decimal; null while there is no time.';

@ObjectType('DayCount', { description: 'Responses of one day.' })
export class DayCountType implements DayCount {
  @Field(() => String, { description: 'Such as `2026-11-21`, in the zone of the figures.' })
  day: string;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType('DurationBin', { description: 'Responses that took about the same time.' })
export class DurationBinType implements DurationBin {
  @Field(() => Int, { description: 'Seconds that they took at least.' })
  from: number;

  @Field(() => Int, { nullable: true, description: 'Seconds that they took less than; null: the last bin has no end.' })
  to: number | null;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType('DurationReport', { description: 'How long people took from the first page to the submission.' })
export class DurationReportType implements DurationFigures {
  @Field(() => Int, { description: 'Responses whose start is known.' })
  answered: number;

  @Field(() => Float, { nullable: true, description: `A quarter took less. ${QUARTILE}` })
  lowerQuartile: number | null;

  @Field(() => Float, { nullable: true, description: `Half took less. ${QUARTILE}` })
  median: number | null;

  @Field(() => Float, { nullable: true, description: `Three quarters took less. ${QUARTILE}` })
  upperQuartile: number | null;

  @ListSize(2)
  @Field(() => [DurationBinType], {
    description: `Side by side and equally wide; 95 of 100 times are in those that have an end, at most ${COLLECTION_LIMITS.durationBins}.`,
  })
  bins: readonly DurationBinType[];
}

/** Both doors say it. */
export const SOURCE_NAME = 'Name of the source tag that has it; the source itself where no tag has it.';

@ObjectType('SourceCount', { description: 'Responses from one source.' })
export class SourceCountType implements SourceCount {
  @Field(() => String, { nullable: true, description: 'Source tag of the link; null: it had none.' })
  source: string | null;

  @Field(() => String, { nullable: true, description: SOURCE_NAME })
  name: string | null;

  @Field(() => Int, { description: 'How many.' })
  count: number;

  @Field(() => Float, { description: `Share of all responses, ${SHARE}` })
  percent: number;
}

@ObjectType('DeviceCount', { description: 'Responses from one kind of device.' })
export class DeviceCountType implements DeviceCount {
  @Field(() => ResponseDeviceName, { nullable: true, description: 'The kind; null: not known.' })
  device: Device | null;

  @Field(() => Int, { description: 'How many.' })
  count: number;

  @Field(() => Float, { description: `Share of all responses, ${SHARE}` })
  percent: number;
}

@ObjectType('RegionCount', { description: 'Responses from one region.' })
export class RegionCountType implements RegionCount {
  @Field(() => String, { nullable: true, description: `${REGION}; null: not known.` })
  region: string | null;

  @Field(() => Int, { description: 'How many.' })
  count: number;

  @Field(() => Float, { description: `Share of all responses, ${SHARE}` })
  percent: number;
}

@ObjectType('StatusCount', { description: 'Responses with one status.' })
export class StatusCountType {
  @Field(() => ResponseStatusName, { description: 'The status.' })
  status: StatusCount['status'];

  @Field(() => Int, { description: 'How many.' })
  count: number;

  @Field(() => Float, { description: `Share of the responses of any status, ${SHARE}` })
  percent: number;
}

@ObjectType('CollectionReport', { description: 'When, how fast and from where the responses came that a report is about.' })
export class CollectionReportType implements CollectionReport {
  @Field(() => Int, { description: 'Number of the last event of the log of responses that is in the figures.' })
  seq: number;

  @Field(() => Int, { description: 'Responses counted.' })
  total: number;

  @Field(() => String, { description: 'IANA name of the zone that days and hours are of.' })
  timeZone: string;

  @ListSize(2)
  @Field(() => [DayCountType], { description: `Days that had responses, in their order; the newest ${COLLECTION_LIMITS.days} of them.` })
  days: readonly DayCountType[];

  @Field(() => Int, { description: 'Responses on the days before those.' })
  earlier: number;

  @Field(() => [Int], { description: 'Responses by the hour of the day, 24 numbers from midnight on.' })
  hours: readonly number[];

  @Field(() => DurationReportType, { description: 'How long people took.' })
  duration: DurationReportType;

  @ListSize(2)
  @Field(() => [SourceCountType], { description: `The most frequent first, at most ${COLLECTION_LIMITS.sources}.` })
  sources: readonly SourceCountType[];

  @Field(() => Int, { description: 'Responses from any other source.' })
  otherSources: number;

  @ListSize(2)
  @Field(() => [DeviceCountType], { description: 'Kinds of devices, the most frequent first.' })
  devices: readonly DeviceCountType[];

  @ListSize(2)
  @Field(() => [RegionCountType], { description: `Regions, the most frequent first, at most ${COLLECTION_LIMITS.regions}.` })
  regions: readonly RegionCountType[];

  @Field(() => Int, { description: 'Responses from any other region.' })
  otherRegions: number;

  @ListSize(3)
  @Field(() => [StatusCountType], {
    description:
      'What became of everybody whom the filter means: of any status, unless the filter names some. Statuses without responses are left out.',
  })
  statuses: readonly StatusCountType[];
}
