/** Frequency of an option: for everybody, or for commuters and leisure riders separately. */
export type Weight = number | readonly [commuter: number, leisure: number];

export interface DemoOption {
  readonly title: string;
  readonly weight: Weight;
  readonly exclusive?: boolean;
  /** Typed into the option's input, in turn. */
  readonly texts?: readonly string[];
}

export interface DemoQuestion {
  readonly title: string;
  readonly kind: 'single' | 'multiple' | 'text';
  readonly required?: boolean;
  /** Share of respondents who answer; 1 unless said. */
  readonly answered?: number;
  readonly options?: readonly DemoOption[];
  /** Answers to an open text. */
  readonly texts?: readonly string[];
  readonly setting?: Readonly<Record<string, number | string>>;
}

export const DEMO_TITLE = '城市骑行体验调查 / Cycling in our city';
export const DEMO_WELCOME =
  '感谢参与！本问卷约需 3 分钟，结果用于改进骑行道与共享单车服务。\nThank you for taking part. It takes about 3 minutes and helps to improve bike lanes and shared bikes.';

export const DEMO_SOURCES = ['wechat', 'wechat', 'weibo', 'mail', null] as const;

/** Bilingual on purpose: the demo should be readable whatever language the designer is in. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    title: '您多久骑一次自行车？ / How often do you cycle?',
    kind: 'single',
    required: true,
    options: [
      { title: '几乎每天 / Almost every day', weight: [52, 6] },
      { title: '每周几次 / A few times a week', weight: [36, 28] },
      { title: '每月几次 / A few times a month', weight: [10, 42] },
      { title: '很少 / Rarely', weight: [2, 24] },
    ],
  },
  {
    title: '您主要为了什么骑行？（可多选） / What do you cycle for? Choose all that apply.',
    kind: 'multiple',
    required: true,
    options: [
      { title: '上下班、上下学 / Getting to work or school', weight: [94, 9] },
      { title: '接驳地铁、公交 / Getting to the metro or bus', weight: [48, 16] },
      { title: '购物办事 / Errands and shopping', weight: [33, 30] },
      { title: '锻炼身体 / Exercise', weight: [27, 66] },
      { title: '休闲游玩 / Leisure', weight: [18, 82] },
      {
        title: '其他 / Other',
        weight: 6,
        texts: ['接送孩子', 'Visiting my parents', '送外卖', '遛狗', 'Photography tours'],
      },
    ],
    setting: { column: 2 },
  },
  {
    title: '您骑的是哪种车？ / What do you ride?',
    kind: 'single',
    required: true,
    options: [
      { title: '共享单车 / A shared bike', weight: [47, 38] },
      { title: '自己的自行车 / My own bicycle', weight: [28, 46] },
      { title: '电动自行车 / An electric bicycle', weight: [22, 8] },
      { title: '其他 / Other', weight: 4, texts: ['折叠车', 'A cargo bike', '公路车', '三轮车'] },
    ],
  },
  {
    title: '一次骑行通常多久？ / How long is a usual ride?',
    kind: 'single',
    options: [
      { title: '10 分钟以内 / Under 10 minutes', weight: [21, 7] },
      { title: '10 到 30 分钟 / 10 to 30 minutes', weight: [61, 28] },
      { title: '30 到 60 分钟 / 30 to 60 minutes', weight: [15, 40] },
      { title: '超过 1 小时 / More than an hour', weight: [3, 25] },
    ],
  },
  {
    title: '您对本市骑行环境总体满意吗？ / Overall, how satisfied are you with cycling in our city?',
    kind: 'single',
    required: true,
    options: [
      { title: '非常满意 / Very satisfied', weight: [8, 15] },
      { title: '满意 / Satisfied', weight: [31, 43] },
      { title: '一般 / Neither', weight: [34, 28] },
      { title: '不满意 / Dissatisfied', weight: [20, 11] },
      { title: '非常不满意 / Very dissatisfied', weight: [7, 3] },
    ],
  },
  {
    title: '骑行时遇到过哪些问题？（最多选 3 项） / Which problems have you met? At most three.',
    kind: 'multiple',
    options: [
      { title: '机动车占用骑行道 / Cars in the bike lane', weight: [71, 48] },
      { title: '路面不平、积水 / Rough or flooded surface', weight: [38, 41] },
      { title: '路口等候太久 / Long waits at crossings', weight: [44, 21] },
      { title: '停车不便 / Nowhere to park', weight: [36, 24] },
      { title: '夜间照明不足 / Dark at night', weight: [23, 31] },
      { title: '车辆损坏 / Broken shared bikes', weight: [27, 25] },
      { title: '其他 / Other', weight: 7, texts: ['逆行的电动车太多', 'Dogs off the lead', '树枝太低', '施工围挡', 'Glass on the road'] },
      { title: '没有遇到问题 / None of these', weight: [4, 10], exclusive: true },
    ],
    setting: { max: 3 },
  },
  {
    title: '哪些改进会让您骑得更多？（最多选 3 项） / What would make you cycle more? At most three.',
    kind: 'multiple',
    required: true,
    options: [
      { title: '独立的骑行道 / Separate bike lanes', weight: [68, 63] },
      { title: '更多停车点 / More parking', weight: [41, 29] },
      { title: '地铁可带车 / Bikes allowed in the metro', weight: [19, 36] },
      { title: '沿河、公园绿道 / Greenways along rivers and parks', weight: [22, 71] },
      { title: '更便宜的月卡 / Cheaper monthly passes', weight: [33, 15] },
      { title: '路口优先信号 / Priority at traffic lights', weight: [37, 14] },
      { title: '都不会 / Nothing would', weight: 3, exclusive: true },
    ],
    setting: { max: 3 },
  },
  {
    title: '您每月在骑行上花多少元？ / How many yuan a month do you spend on cycling?',
    kind: 'text',
    answered: 0.78,
    texts: ['0', '10', '15', '15', '20', '20', '25', '30', '30', '30', '45', '50', '60', '80', '100', '150', '200'],
    setting: { format: 1, min: 0, max: 99999, suffix: '元 / yuan' },
  },
  {
    title: '您骑行时戴头盔吗？ / Do you wear a helmet?',
    kind: 'single',
    options: [
      { title: '总是 / Always', weight: [24, 31] },
      { title: '有时 / Sometimes', weight: [29, 33] },
      { title: '从不 / Never', weight: [47, 36] },
    ],
  },
  {
    title: '您的年龄？ / Your age?',
    kind: 'single',
    required: true,
    options: [
      { title: '18 岁以下 / Under 18', weight: [3, 6] },
      { title: '18 到 25 岁 / 18 to 25', weight: [24, 19] },
      { title: '26 到 35 岁 / 26 to 35', weight: [41, 27] },
      { title: '36 到 50 岁 / 36 to 50', weight: [25, 28] },
      { title: '50 岁以上 / Over 50', weight: [7, 20] },
    ],
    setting: { column: 2 },
  },
  {
    title: '最想改造的一条路或一个路口？ / Which road or crossing should be improved first?',
    kind: 'text',
    answered: 0.41,
    texts: [
      '人民路和中山路的路口，右转车太快',
      'The bridge on Riverside Avenue',
      '学校门口那条路，早高峰全是车',
      '火车站南广场',
      'Station Road, the lane just ends',
      '解放路，骑行道被停满了',
      '科技园二期的出口',
      'Lake Street near the hospital',
      '滨江大道的绿道断在桥下',
      '老城区的石板路，雨天很滑',
      'The roundabout at East Gate',
      '地铁 2 号线各站出口，没有地方停车',
      '工业大道，大货车太多',
      'Park Lane after dark',
    ],
    setting: { size: 2, max_word: 100 },
  },
  {
    title: '还有什么想告诉我们？ / Anything else you would like to tell us?',
    kind: 'text',
    answered: 0.33,
    texts: [
      '希望骑行道连成网，不要骑着骑着就没了。',
      'Please repair the broken shared bikes faster.',
      '绿道修得很好，周末全家都去。',
      '电动车和自行车能分开就好了。',
      'Great progress in the last two years, keep going!',
      '冬天路面结冰要及时处理。',
      '停车点太少，经常要走十分钟。',
      'I would ride every day if I could take the bike on the metro.',
      '建议路口设置骑行专用等候区。',
      'More trees along the lanes, please. Summers are hot.',
      '共享单车坐垫经常坏，希望多检修。',
      '支持骑行，支持环保。',
      'Drivers should be fined for parking in the lane.',
      '给老人也留一条安全的路。',
    ],
    setting: { size: 4, max_word: 500 },
  },
];
