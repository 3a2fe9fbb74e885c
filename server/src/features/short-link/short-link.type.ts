import { SHORT_LINK_LIMITS } from '@wence/schema';
import { Field, ID, InputType } from 'type-graphql';

const { least, most } = SHORT_LINK_LIMITS;

/** The facts about a short link that both doors tell. */
export const SHORT_LINK_TEXTS = {
  name: `${least} to ${most} letters, digits and single hyphens between them, in any case; no other survey has it. Absent: one is drawn.`,
  url: 'The short address that leads to the survey, with whatever parameters it is opened with; null: there is none.',
  mistakes: `A0404: not the caller's survey. A0400: \`name\` (tooShort: ${least}; tooLong: ${most}; format; notUnique: another survey has it).`,
  save: 'Gives a survey a short link, in place of the one it has, which leads nowhere from then on.',
  remove: "Takes the short link of a survey away. Its name is free again, and the address leads nowhere. A0404: not the caller's survey.",
} as const;

@InputType('SaveShortLinkInput', { description: 'The short link that a survey gets.' })
export class SaveShortLinkInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => String, { nullable: true, description: SHORT_LINK_TEXTS.name })
  name?: string | null;
}
