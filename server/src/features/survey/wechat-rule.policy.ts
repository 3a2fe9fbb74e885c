import { type SurveyDefinition, wechatDependents } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import { parseStored } from './definition-jobs.js';

/** Stands in every canonical text that one of these settings is in. Inside of a text of the author's, its quotes would be escaped. */
const TRACES = ['"onlyWechat":', '"wechatUser":', '"hideShareMenu":', '"wechat"'];

const mayDepend = (text: string): boolean => TRACES.some((trace) => text.includes(trace));

const dependentsOf = ({ settings = {} }: SurveyDefinition): readonly string[] => wechatDependents(settings);

/** Refuses what can do nothing without WeChat (A0439), on a server that has no WeChat account. */
export class WechatRule {
  constructor(private readonly hasWechat: boolean) {}

  /** Refuses a draft, given as its canonical text, that asks more of WeChat than the one before: what is there already may stay until it is launched. */
  assertStorable(after: string, before: string): void {
    if (this.hasWechat || !mayDepend(after)) return;
    const was = new Set(dependentsOf(parseStored(before)));
    refuse(dependentsOf(parseStored(after)).filter((setting) => !was.has(setting)));
  }

  /** Refuses a draft that asks anything of WeChat. */
  assertLaunchable(text: string): void {
    if (!this.hasWechat && mayDepend(text)) refuse(dependentsOf(parseStored(text)));
  }
}

function refuse(settings: readonly string[]): void {
  if (settings.length > 0) throw new AppError('A0439', { data: { settings } });
}
