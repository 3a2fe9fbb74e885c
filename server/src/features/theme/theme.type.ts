import { THEME, themeWithDefaults, type ThemeWithDefaults } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { typeOfTable } from '../../platform/graphql/table-type.js';
import type { OwnTheme } from './own-theme.entity.js';
import { styleOf } from './theme.service.js';

/** The values of a theme that belongs to no survey. */
export const ThemeStyleType = typeOfTable(
  'ThemeStyle',
  'Values of a theme that can be given to surveys; defaults are spelled out.',
  THEME,
  {},
);

@ObjectType('SystemTheme', {
  description: 'A theme that comes with the product. It can be read exactly as it is, in every state of a page.',
})
export class SystemThemeType {
  @Field(() => ID, { description: 'The word that it goes by, the same in all languages.' })
  themeId: string;

  @Field(() => ThemeStyleType, { description: 'Its values: colours and corners.' })
  themeStyle: ThemeWithDefaults;
}

@ObjectType('OwnTheme', { implements: NodeInterface, description: 'A theme that an author keeps under a name, for whichever survey.' })
export class OwnThemeType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: "1 to 24 characters, unique among the author's, whatever its letter case." })
  name: string;

  @Field(() => ThemeStyleType, { description: 'Its values.' })
  themeStyle: ThemeWithDefaults;

  @Field(() => GraphQLISODateTime, { description: 'When it was saved.' })
  createdAt: Date;
}

/** A row as the graph shows it. */
export const ownThemeView = (theme: OwnTheme): OwnThemeType => ({
  id: theme.id,
  name: theme.name,
  themeStyle: themeWithDefaults(styleOf(theme)),
  createdAt: theme.createdAt,
});
