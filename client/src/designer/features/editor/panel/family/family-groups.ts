import { type QuestionKey, questionRow, type SurveyNode } from '@wence/schema';
import type { ComponentType } from 'react';
import { CascadeGroup, CityGroup } from './level-groups';
import { ChoiceGroups } from './ChoiceGroups';
import { CountGroup, PictureGroup, UploadGroup } from './count-groups';
import { DateGroup } from './DateGroup';
import { EvaluateGroup } from './EvaluateGroup';
import { GridGroup, GrowingGroup } from './grid-groups';
import { PageGroup } from './PageGroup';
import { ProportionGroup } from './ProportionGroup';
import { ScaleGroup, SliderGroup } from './scale-groups';
import { TextGroups } from './TextGroups';

type Group = ComponentType<{ node: SurveyNode }>;

/** Property groups by question type, in the order of the panel. Types that are not listed have only the common groups. */
const FAMILIES: Partial<Record<QuestionKey, readonly Group[]>> = {
  text: [TextGroups],
  rate: [ScaleGroup],
  slider: [SliderGroup],
  evaluate: [EvaluateGroup],
  rank: [CountGroup],
  words: [CountGroup],
  plot: [PictureGroup, CountGroup],
  heatMap: [PictureGroup, CountGroup],
  proportion: [ProportionGroup],
  cascade: [CascadeGroup],
  city: [CityGroup],
  date: [DateGroup],
  time: [DateGroup],
  upload: [UploadGroup],
  matrixSingle: [GridGroup],
  matrixMultiple: [CountGroup, GridGroup],
  matrixFill: [GridGroup],
  matrixRate: [ScaleGroup, GridGroup],
  table: [GridGroup],
  growingTable: [GrowingGroup, GridGroup],
  pictureDrag: [GridGroup],
  page: [PageGroup],
  pageBlock: [PageGroup],
};

const NONE: readonly Group[] = [];

/** The groups of attributes that only this type has. */
export function familyGroups(node: SurveyNode): readonly Group[] {
  const { key, settingKeys } = questionRow(node);
  // Choice, in whichever shape it comes.
  if (settingKeys.includes('show_result')) return [ChoiceGroups];
  return FAMILIES[key] ?? NONE;
}
