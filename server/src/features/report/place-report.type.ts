import type { AreaFigures, DateFigures, PointCell, PointFigures, PositionAnswer } from '@wence/schema';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { ResponseFileType } from '../answer-file/response-file.type.js';
import type { ReportFields } from './report-fields.js';

export enum AreaLevel {
  PROVINCE = 1,
  CITY = 2,
}
registerEnumType(AreaLevel, {
  name: 'AreaLevel',
  description: 'How deep a division lies.',
  valuesConfig: {
    PROVINCE: { description: 'Province, autonomous region or municipality.' },
    CITY: { description: 'Prefecture or city; where a province has none its own code stands for it.' },
  },
});

@ObjectType('DateReport', { description: 'The ends of the days or times that were given, as they were answered: ISO 8601 without a zone.' })
export class DateReportType implements ReportFields<DateFigures> {
  @Field(() => String, { description: 'The first one.' })
  earliest: string;

  @Field(() => String, { description: 'The last one.' })
  latest: string;
}

@ObjectType('AreaCount', { description: 'How many live in a province or a city.' })
export class AreaCountType implements ReportFields<AreaFigures> {
  @Field(() => String, { description: 'Six-digit division code (GB/T 2260).' })
  code: string;

  @Field(() => AreaLevel, { description: 'Province or city.' })
  level: AreaLevel;

  @Field(() => Int, { description: 'Responses that named it.' })
  count: number;

  @Field(() => Float, { description: 'Share of the base, 0 to 100 with one decimal.' })
  percent: number;
}

@ObjectType('FilesReport', { description: 'Files that came with the answers to an upload or a signature.' })
export class FilesReportType {
  @Field(() => Int, { description: 'How many.' })
  count: number;

  @Edge('files of responses to the survey that is reported')
  @ListSize(2)
  @Field(() => [ResponseFileType], { description: 'The newest, newest first, at most 20.' })
  latest: ResponseFileType[];
}

@ObjectType('GivenPosition', { description: 'A position that was given.' })
export class GivenPositionType implements ReportFields<PositionAnswer> {
  @Field(() => Float, { description: 'Degrees, WGS 84.' })
  lng: number;

  @Field(() => Float, { description: 'Degrees, WGS 84.' })
  lat: number;

  @Field(() => String, { nullable: true, description: 'What the respondent calls it.' })
  address: string | null;
}

@ObjectType('PointCell', { description: 'Marks in one cell of a grid of 10 by 10 cells over a picture.' })
export class PointCellType implements ReportFields<PointCell> {
  @Field(() => Int, { description: 'Counted from 0 at the left.' })
  column: number;

  @Field(() => Int, { description: 'Counted from 0 at the top.' })
  row: number;

  @Field(() => Int, { description: 'Marks in it.' })
  count: number;
}

@ObjectType('PointsReport', { description: 'Marks on a picture.' })
export class PointsReportType implements ReportFields<PointFigures> {
  @Field(() => String, { nullable: true, description: 'Stored name of the picture; null where the question has none.' })
  picture: string | null;

  @Field(() => Int, { description: 'All marks.' })
  count: number;

  @ListSize(2)
  @Field(() => [PointCellType], { description: 'Cells that have marks, row by row.' })
  cells: PointCellType[];
}
