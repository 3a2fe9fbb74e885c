/** Answers that LimeSurvey writes itself, so that they are not in its files. */
export interface FixedAnswers {
  readonly yes: string;
  readonly no: string;
  readonly uncertain: string;
  readonly increase: string;
  readonly same: string;
  readonly decrease: string;
  readonly female: string;
  readonly male: string;
  readonly other: string;
}

export const FIXED_ANSWERS: Readonly<Record<'zh-CN' | 'en', FixedAnswers>> = {
  'zh-CN': {
    yes: '是',
    no: '否',
    uncertain: '不确定',
    increase: '增加',
    same: '不变',
    decrease: '减少',
    female: '女',
    male: '男',
    other: '其他',
  },
  en: {
    yes: 'Yes',
    no: 'No',
    uncertain: 'Uncertain',
    increase: 'Increase',
    same: 'Same',
    decrease: 'Decrease',
    female: 'Female',
    male: 'Male',
    other: 'Other',
  },
};
