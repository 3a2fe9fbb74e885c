import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { given } from '../../platform/graphql/given.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { NODE_PLACES } from '../node/node-places.type.js';
import { SurveyNodeType } from '../node/node.type.js';
import { anchorOf } from '../survey/order.policy.js';
import type { Edited } from '../survey/draft.service.js';
import { localPartId } from '../survey/part-id.policy.js';
import { type DraftOutcome, draftOutcome, draftPayload, REMOVED_ID } from '../survey/survey-payload.type.js';
import { AddRowInput, CopyRowInput, MoveRowInput, RemoveRowInput, UpdateRowInput } from './row.inputs.js';
import type { RowService } from './row.service.js';
import { rowIn, rowsIn, rowViews, SurveyRowType } from './row.type.js';

const OF_ROW = { ...NODE_PLACES, 'input.rowId': 'row' } as const;

const ROWS = { rows: { type: () => [SurveyRowType], description: 'All rows of the question in their order.' } };
const AddRowPayload = draftPayload('addRow', { row: { type: () => SurveyRowType, description: 'The new row.' } });
const UpdateRowPayload = draftPayload('updateRow', { row: { type: () => SurveyRowType, description: 'The row as it is now.' } });
const MoveRowPayload = draftPayload('moveRow', ROWS);
const CopyRowPayload = draftPayload('copyRow', { row: { type: () => SurveyRowType, description: 'The copy.' } });
const RemoveRowPayload = draftPayload('removeRow', { removedId: REMOVED_ID, ...ROWS });

/** Rows of matrices and tables. A0400: `fields`; A0404: survey, question or row; A0410: the survey runs; A0103: others refer to what would go. */
@Resolver(() => SurveyNodeType)
export class RowResolver {
  constructor(private readonly rowService: RowService) {}

  @ListSize(3)
  @FieldResolver(() => [SurveyRowType], { description: 'Its rows in order; none where its type has none.' })
  rows(@Root() { record }: SurveyNodeType): SurveyRowType[] {
    return rowViews(record.children, record.surveyId);
  }

  @Access(author('surveys:write', { ...NODE_PLACES, 'input.after': 'row' }))
  @Mutation(() => AddRowPayload, { description: 'Adds a row and gives it.' })
  async addRow(
    @Arg('input', () => AddRowInput) input: AddRowInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { row: SurveyRowType }> {
    const { surveyId, nodeId, after, first, ...row } = input;
    const edited = await this.rowService.add(ctx, { surveyId, nodeId }, given(row), anchorOf({ after, first }));
    return { ...draftOutcome(edited), row: rowIn(edited.definition, { surveyId, nodeId }, edited.created[0]) };
  }

  @Access(author('surveys:write', OF_ROW))
  @Mutation(() => UpdateRowPayload, { description: 'Changes fields of a row and gives it.' })
  async updateRow(
    @Arg('input', () => UpdateRowInput) input: UpdateRowInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { row: SurveyRowType }> {
    const { surveyId, nodeId, rowId, ...set } = input;
    const edited = await this.rowService.update(ctx, { surveyId, nodeId, rowId }, given(set));
    return { ...draftOutcome(edited), row: rowIn(edited.definition, { surveyId, nodeId }, rowId) };
  }

  @Access(author('surveys:write', { ...OF_ROW, 'input.after': 'row' }))
  @Mutation(() => MoveRowPayload, { description: 'Moves a row and gives all of its question in their new order.' })
  async moveRow(
    @Arg('input', () => MoveRowInput) input: MoveRowInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { rows: SurveyRowType[] }> {
    return withRows(await this.rowService.move(ctx, input, anchorOf(input)), input.nodeId);
  }

  @Access(author('surveys:write', { ...OF_ROW, 'input.after': 'row' }))
  @Mutation(() => CopyRowPayload, { description: 'Copies a row and gives the copy.' })
  async copyRow(
    @Arg('input', () => CopyRowInput) input: CopyRowInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { row: SurveyRowType }> {
    const edited = await this.rowService.copy(ctx, input, anchorOf(input));
    return { ...draftOutcome(edited), row: rowIn(edited.definition, input, edited.created[0]) };
  }

  @Access(author('surveys:write', OF_ROW))
  @Mutation(() => RemoveRowPayload, { description: 'Removes a row and gives those that are left. A0400 for the last one.' })
  async removeRow(
    @Arg('input', () => RemoveRowInput) input: RemoveRowInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { removedId: string; rows: SurveyRowType[] }> {
    const edited = await this.rowService.remove(ctx, input, input.confirmed ?? undefined);
    return { ...withRows(edited, input.nodeId), removedId: localPartId(input.surveyId, input.rowId) };
  }
}

function withRows(edited: Edited, nodeId: number): DraftOutcome & { rows: SurveyRowType[] } {
  return { ...draftOutcome(edited), rows: rowsIn(edited.definition, edited.survey.id, nodeId) };
}
