/** Names that the address data have for places which `Intl` calls otherwise, with their codes of ISO 3166-1. */
export const REGION_ALIASES: Readonly<Record<string, string>> = {
  阿联酋: 'AE',
  波黑: 'BA',
  孟加拉: 'BD',
  圣巴泰勒米岛: 'BL',
  荷兰加勒比区: 'BQ',
  '刚果(金)': 'CD',
  刚果金: 'CD',
  中非: 'CF',
  '刚果(布)': 'CG',
  刚果布: 'CG',
  多米尼加: 'DO',
  圣马丁: 'MF',
  马其顿: 'MK',
  蒙塞拉特岛: 'MS',
  巴勒斯坦: 'PS',
  留尼旺: 'RE',
  法国南部领地: 'TF',
  瓦利斯和富图纳群岛: 'WF',
};

/** The name of China there, which the name of a province follows. */
export const CHINA = '中国';

/** Ends the names of parts of the world, which are no countries. */
export const PART_OF_THE_WORLD = '地区';
