import { findLegend, legendKey } from '#domain/catalog/legend.ts'

/**
 * LiveAPI writes legend names in the language of the observer's game. These are the Japanese, Korean and Chinese names
 * from fan sites in those languages; languages with Latin script keep the English names. Names that aren't listed are
 * kept and flagged.
 */
const TRANSLATIONS: Readonly<Record<string, readonly string[]>> = {
  alter: ['オルター', '알터', '变幻'],
  ash: ['アッシュ', '애쉬', '애시', '艾许', '艾什'],
  ballistic: ['バリスティック', '발리스틱', '弹道'],
  bangalore: ['バンガロール', '방갈로르', '班加罗尔'],
  bloodhound: ['ブラッドハウンド', '블러드하운드', '寻血猎犬'],
  catalyst: ['カタリスト', '카탈리스트', '卡特莉丝', '催化姬'],
  caustic: ['コースティック', '코스틱', '侵蚀', '腐蚀'],
  conduit: ['コンジット', '콘딧', '导线管', '导管'],
  crypto: ['クリプト', '크립토', '密客'],
  fuse: ['ヒューズ', '퓨즈', '暴雷'],
  gibraltar: ['ジブラルタル', '지브롤터', '直布罗陀'],
  horizon: ['ホライゾン', '호라이즌', '地平线'],
  lifeline: ['ライフライン', '라이프라인', '命脉'],
  loba: ['ローバ', '로바', '罗芭'],
  madmaggie: ['マッドマギー', '매드매기', '疯玛吉'],
  mirage: ['ミラージュ', '미라지', '幻象'],
  newcastle: ['ニューキャッスル', '뉴캐슬', '纽卡斯尔'],
  octane: ['オクタン', '옥테인', '动力小子', '辛烷'],
  pathfinder: ['パスファインダー', '패스파인더', '探路者'],
  rampart: ['ランパート', '램파트', '렘파트', '兰伯特'],
  revenant: ['レヴナント', 'レブナント', '레버넌트', '亡灵'],
  seer: ['シア', '시어', '希尔'],
  sparrow: ['スパロー', 'スパロウ', '스패로우', '琉雀'],
  valkyrie: ['ヴァルキリー', '발키리', '瓦尔基里'],
  vantage: ['ヴァンテージ', '밴티지', '万蒂奇'],
  wattson: ['ワットソン', '왓슨', '沃特森'],
  wraith: ['レイス', '레이스', '恶灵'],
}

const byName = new Map(
  Object.entries(TRANSLATIONS).flatMap(([key, names]) =>
    names.map((name) => [legendKey(name), key] as const),
  ),
)

export interface LegendName {
  /** Empty if the text names no legend. */
  readonly key: string
  readonly isKnown: boolean
  readonly isTranslated: boolean
}

export function readLegend(text: string): LegendName {
  const spelled = legendKey(text)
  const translated = byName.get(spelled)
  const key = translated ?? spelled
  const isKnown = findLegend(key).class !== 'Unknown'
  return { key, isKnown, isTranslated: translated !== undefined }
}
