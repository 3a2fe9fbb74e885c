import type { Language } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';

@ObjectType('SurveyTemplate', { implements: NodeInterface, description: 'A survey to begin with, without its content.' })
export class TemplateType {
  @Field(() => ID, { description: 'Of a common template the same in all languages.' })
  id: string;

  @Field({ description: 'Its title; of a common template in the language of the request.' })
  title: string;

  @Field({ description: 'One sentence on what it is good for; may be empty.' })
  description: string;

  @Field({ description: 'Name of its topic, as `templateTopics` lists them.' })
  topic: string;

  @Field(() => [String], { description: 'Languages in which it can be used: zh-CN, en.' })
  languages: readonly Language[];

  @Field({ description: 'Comes with the product: every author reads it, nobody changes it.' })
  common: boolean;

  @Field(() => Int, { description: 'Questions that can be answered.' })
  questionCount: number;

  @Field(() => Int, { description: 'Estimated minutes to answer all of them, rounded up.' })
  minutes: number;

  @Field({ description: 'Its first question as plain text; empty if it has none.' })
  firstQuestion: string;

  @Field(() => [String], { description: 'At most four options of the first question as plain text.' })
  firstOptions: readonly string[];

  @Field({ description: 'Colour of buttons and selection, #rrggbb.' })
  accent: string;

  @Field(() => String, { nullable: true, description: 'Colour of the sheet, #rrggbb; null: that of every survey.' })
  surface: string | null;

  @Field({ description: 'Light on dark.' })
  isDark: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When its author last changed it; null for a common template.' })
  updatedAt: Date | null;
}

@ObjectType('TemplateTopic', { description: 'A topic of templates.' })
export class TemplateTopicType {
  @Field({ description: 'What templates name as their `topic`; the same in all languages.' })
  name: string;

  @Field({ description: 'In the language of the request.' })
  title: string;

  @Field(() => Int, { description: 'Common templates of it.' })
  templateCount: number;

  @Edge('every author reads common templates')
  @Field(() => [TemplateType], { description: 'At most three of them, the best first.' })
  best: readonly TemplateType[];
}

@ObjectType('TemplateContent', { description: 'A template with its survey in one language.' })
export class TemplateContentType {
  @Edge('whoever may see the content may see what it is called')
  @Field(() => TemplateType, { description: 'What it is called, and its facts.' })
  template: TemplateType;

  @Field(() => String, { description: 'Language of the survey: zh-CN, en.' })
  language: Language;

  @Field(() => GraphQLJSON, { description: 'The survey in the format of /definition.schema.json.' })
  definition: unknown;

  @Field({
    description:
      'The answering page with it, in test mode, for 30 minutes. What is submitted there is checked like any answers and stored nowhere.',
  })
  previewUrl: string;
}

@ObjectType('SurveyTemplateEdge', { description: 'One template of a list, with its place.' })
export class TemplateEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Edge("the list holds the caller's own and common templates only")
  @Field(() => TemplateType, { description: 'The template.' })
  node: TemplateType;
}

/** A page of templates. */
@ObjectType('SurveyTemplateConnection', {
  description: "A page of templates: one's own by age, newest first; the common ones by topics, the best first.",
})
export class TemplateConnectionType {
  @Field(() => Int, { description: 'All templates that match, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [TemplateEdgeType], { description: 'The templates of this page.' })
  edges: readonly TemplateEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}
