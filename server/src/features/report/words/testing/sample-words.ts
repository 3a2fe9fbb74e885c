/** What respondents wrote, and words of it. */
export const SAID = {
  slowDelivery: '我们觉得配送很慢，配送真的太慢了',
  fairService: '服务合理，配送很快',
  comeAgain: '因为服务好所以会再来',
  service: '服务',
  delivery: '配送',
  fair: '合理',
  bothLanguages: 'APP界面漂亮，but the app crashes',
  brandIsHandy: '问策星球很好用',
  careOfBrand: '问策星球的客服',
  brand: '问策星球',
  care: '客服',
  cheap: '价格便宜',
  screen: '界面',
  beautiful: '漂亮',
  /** Words that say nothing by themselves. */
  nothing: ['我们', '觉得', '因为', '所以', '很', '了'],
} as const;
