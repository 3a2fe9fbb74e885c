import type { Language } from './words.js';

/** Texts of smart insight, and of the survey whose answers have something to find. */
const TEXTS = {
  'zh-CN': {
    report: '智能洞察',
    title: '饮料调查',
    city: '您住在哪里？',
    cities: ['城北', '城南'],
    drink: '您喝什么？',
    drinks: ['茶', '咖啡'],
    recommend: '您会推荐我们吗？',
    stars: '您满意吗？',
    marks: '各方面打几分？',
    rows: ['味道', '速度', '价格'],
    difference: /^「城[北南]」中有 \d+\.\d% 选择「(茶|咖啡)」，整体为 \d+\.\d%$/,
    promoters: /^净推荐值 [+-]?\d+\.\d，属于/,
    gap: '「味道」得分最高（4.5），「价格」最低（1.5），相差 3',
    see: '查看这些答卷',
    hide: /^隐藏：净推荐值/,
    hidden: /^已隐藏 1 条/,
    showHidden: '全部恢复显示',
    limited: /^样本少于 30 份，置信度有限/,
  },
  en: {
    report: 'Smart insight',
    title: 'Drinks',
    city: 'Where do you live?',
    cities: ['North', 'South'],
    drink: 'What do you drink?',
    drinks: ['Tea', 'Coffee'],
    recommend: 'Would you recommend us?',
    stars: 'Are you satisfied?',
    marks: 'How do you rate us?',
    rows: ['Taste', 'Speed', 'Price'],
    difference: /^Of “(North|South)”, \d+\.\d% chose “(Tea|Coffee)”, against \d+\.\d% of all$/,
    promoters: /^The net promoter score is [+-]?\d+\.\d: /,
    gap: '“Taste” scores highest (4.5), “Price” lowest (1.5): a gap of 3',
    see: 'See these responses',
    hide: /^Hide: The net promoter score/,
    hidden: /^Hidden: 1/,
    showHidden: 'Show all again',
    limited: /^Fewer than 30 responses, so confidence is limited/,
  },
} as const;

export const insightTexts = (language: Language) => TEXTS[language];
