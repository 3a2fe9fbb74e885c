import {
  isSystemThemeId,
  OWN_THEME_LIMITS,
  parseOwnStyle,
  readSavedName,
  SYSTEM_THEMES,
  type SurveyTheme,
  themeChoice,
} from '@wence/schema';
import { In, Like } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { uniquely } from '../../platform/db/unique-name.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { UserService } from '../account/user.service.js';
import type { PictureTexts } from '../asset/asset.port.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { DraftService, Edited } from '../survey/draft.service.js';
import { OwnTheme } from './own-theme.entity.js';

const ID_LENGTH = 20;

/** The name that both doors give to the values of a theme (Spec 7, theme). */
const STYLE = 'themeStyle';

/** A change of an own theme. Absent or null: stays. */
export interface OwnThemeChange {
  readonly name?: string | null | undefined;
  /** Keys to change: absent ones stay, null leads back to the default. */
  readonly themeStyle?: unknown;
}

interface ThemeParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly users: UserService;
  readonly drafts: DraftService;
  readonly pictureUses: PictureUseService;
  readonly clock: Clock;
  readonly random: Random;
}

/** Themes of surveys, which their definitions hold, and the themes that authors keep for other surveys. */
export class ThemeService implements PictureTexts {
  constructor(private readonly parts: ThemeParts) {}

  /** The look of a survey as its draft has it. A0404: not the caller's survey. */
  async ofSurvey(ctx: RequestContext, surveyId: string): Promise<SurveyTheme> {
    return (await this.parts.drafts.read(ctx, surveyId)).definition.theme ?? {};
  }

  /**
   * Changes keys of a survey's look: absent ones stay, null leads back to the default. A0404: not the caller's survey. A0410: it runs. A0400: what a theme
   * may not have (`themeStyle…`).
   */
  save(ctx: RequestContext, surveyId: string, themeStyle: unknown): Promise<Edited> {
    return this.edit(ctx, surveyId, themeStyle);
  }

  /**
   * Gives a survey a theme of the product or one of the caller's (`themeChoice`). A0404: the survey, or the theme, which is neither. A0410: the survey
   * runs.
   */
  async choose(ctx: RequestContext, surveyId: string, themeId: string): Promise<Edited> {
    const style = isSystemThemeId(themeId) ? SYSTEM_THEMES.find(({ id }) => id === themeId)?.style : styleOf(await this.one(ctx, themeId));
    return this.edit(ctx, surveyId, themeChoice(style ?? {}));
  }

  /** The caller's own themes, newest first. */
  list(ctx: RequestContext): Promise<OwnTheme[]> {
    return this.rows.find({ where: { ownerId: signedIn(ctx).id }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** One of the caller's own. A0404 otherwise. */
  async one(ctx: RequestContext, id: string): Promise<OwnTheme> {
    const theme = await this.rows.findOneBy({ id, ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    if (theme?.id !== id) throw notFound();
    return theme;
  }

  /** Those among these that are the caller's. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<OwnTheme[]> {
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    return found.filter(({ id }) => ids.includes(id));
  }

  /**
   * Keeps the look of one of the caller's surveys as a further theme. A0404: not the caller's survey. A0400: `name` (tooShort, tooLong: 24, notUnique, whatever
   * its letter case), `themes` (tooMany: there are 50, or the caller's permission has no `canCustomThemeNum`: none).
   */
  async saveAs(ctx: RequestContext, surveyId: string, typed: string): Promise<OwnTheme> {
    const { unit, users, pictureUses, clock, random } = this.parts;
    const style = JSON.stringify(await this.ofSurvey(ctx, surveyId));
    const name = nameOf(typed);
    const ownerId = signedIn(ctx).id;
    const createdAt = clock.now();
    const id = datedId(random, createdAt, ID_LENGTH);
    const theme = Object.assign(new OwnTheme(), { id, ownerId, name, nameKey: name.toLowerCase(), style, createdAt });
    return unit.run(async () => {
      await users.lock(ctx);
      await this.requireRoom(ctx, ownerId);
      await uniquely(() => this.rows.insert(theme));
      await pictureUses.rewrite({ kind: 'theme', id }, { after: style });
      return theme;
    });
  }

  /** Gives an own theme another name, other values, or both; surveys that it was given to stay as they are. A0404: not the caller's. A0400: `name`, `themeStyle…`. */
  update(ctx: RequestContext, themeId: string, { name: typed, themeStyle }: OwnThemeChange): Promise<OwnTheme> {
    return this.parts.unit.run(async () => {
      await this.parts.users.lock(ctx);
      const theme = await this.one(ctx, themeId);
      const change = {
        ...(typeof typed === 'string' && namesOf(typed)),
        ...((themeStyle ?? null) !== null && { style: changedStyle(themeStyle, styleOf(theme)) }),
      };
      if (Object.keys(change).length > 0) await uniquely(() => this.rows.update({ id: themeId }, change));
      if (change.style !== undefined)
        await this.parts.pictureUses.rewrite({ kind: 'theme', id: themeId }, { before: theme.style, after: change.style });
      return Object.assign(theme, change);
    });
  }

  /** Deletes an own theme for good; surveys that it was given to stay as they are. A0404: not the caller's. */
  async remove(ctx: RequestContext, themeId: string): Promise<OwnTheme> {
    return this.parts.unit.run(async () => {
      const theme = await this.one(ctx, themeId);
      await this.rows.delete({ id: themeId });
      await this.parts.pictureUses.release([{ kind: 'theme', id: themeId }]);
      return theme;
    });
  }

  /** Looks at the themes that the author keeps (`asset.port.ts`). */
  mentionPicture(ownerId: string, pictureId: string): Promise<boolean> {
    return this.rows.existsBy({ ownerId, style: Like(`%${pictureId}%`) });
  }

  private edit(ctx: RequestContext, surveyId: string, theme: unknown): Promise<Edited> {
    return this.parts.drafts.editNewest(
      ctx,
      surveyId,
      () => [{ op: 'updateSurvey', set: { theme } }],
      (_operation, field) => field.replace(/^theme\b/, STYLE),
    );
  }

  /** Requires the lock of the author, so that the last free place is used only once. */
  private async requireRoom(ctx: RequestContext, ownerId: string): Promise<void> {
    const { permission } = await this.parts.users.current(ctx);
    const limit = permission.canCustomThemeNum ? OWN_THEME_LIMITS.perAuthor : 0;
    if ((await this.rows.countBy({ ownerId })) >= limit) throw invalidInput([{ field: 'themes', rule: 'tooMany', limit }]);
  }

  private get rows() {
    return this.parts.database.repository(OwnTheme);
  }
}

/** The values that a row holds. */
export const styleOf = ({ style }: OwnTheme): SurveyTheme => JSON.parse(style) as SurveyTheme; // Only canonical themes are stored.

function nameOf(typed: string): string {
  const name = readSavedName(typed);
  if (!name.ok) throw invalidInput(name.faults);
  return name.value;
}

function namesOf(typed: string): Pick<OwnTheme, 'name' | 'nameKey'> {
  const name = nameOf(typed);
  return { name, nameKey: name.toLowerCase() };
}

function changedStyle(given: unknown, before: SurveyTheme): string {
  const parsed = parseOwnStyle(given, before, STYLE);
  if (!parsed.ok) throw invalidInput(parsed.faults);
  return JSON.stringify(parsed.value);
}
