import type { QuestionRow } from '../../catalogue/question-row.js';
import type { SurveyNode, SurveyOption, SurveyRow } from '../../definition/definition.js';
import { shapeOption, shapeRow } from '../../definition/shape.js';

/** An option without what another entry of the catalogue does not take. */
const fittingOption = (option: SurveyOption, row: QuestionRow): SurveyOption => {
  const keepsInput = row.optionInput !== 'none';
  return shapeOption({
    ...option,
    other: row.takesOther && option.other,
    exclusive: row.takesExclusive && option.exclusive,
    image: row.takesImage ? option.image : undefined,
    rightTitle: row.takesRightTitle ? option.rightTitle : undefined,
    type: keepsInput ? option.type : undefined,
    prefix: keepsInput ? option.prefix : undefined,
    setting: keepsInput ? option.setting : undefined,
    nodes: option.nodes?.map((member) => fittingOption(member, row)),
  });
};

const fittingRow = (child: SurveyRow, row: QuestionRow): SurveyRow =>
  shapeRow({
    ...child,
    other: row.rowsTakeOther && child.other,
    image: row.rowsTakeImage ? child.image : undefined,
    rightTitle: row.rowsTakeRightTitle ? child.rightTitle : undefined,
  });

/**
 * The options and rows of a question that is switched to another entry: all of them stay, with their ids, codes and titles; only what the new entry
 * does not know falls away (the exclusive column of a matrix that becomes single choice).
 */
export const fittingParts = ({ options, children }: SurveyNode, row: QuestionRow): Pick<SurveyNode, 'options' | 'children'> => ({
  options: options?.map((option) => fittingOption(option, row)),
  children: children?.map((child) => fittingRow(child, row)),
});
