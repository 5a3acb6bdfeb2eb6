/**
 * Signs and short names of currencies as they stand beside an amount, folded to lower case, each with the ISO 4217 code
 * it most often means ("$" is the US dollar, "kr" the Swedish krona). Codes themselves are in `CURRENCY_CODES`.
 */
export const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['us$', 'USD'],
  ['u$s', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['jp¥', 'JPY'],
  ['cn¥', 'CNY'],
  ['元', 'CNY'],
  ['円', 'JPY'],
  ['₹', 'INR'],
  ['rs', 'INR'],
  ['rs.', 'INR'],
  ['₱', 'PHP'],
  ['₩', 'KRW'],
  ['원', 'KRW'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['₽', 'RUB'],
  ['руб', 'RUB'],
  ['руб.', 'RUB'],
  ['฿', 'THB'],
  ['₦', 'NGN'],
  ['₺', 'TRY'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['kr', 'SEK'],
  ['kr.', 'SEK'],
  ['fr', 'CHF'],
  ['fr.', 'CHF'],
  ['sfr', 'CHF'],
  ['r', 'ZAR'],
  ['r$', 'BRL'],
  ['rp', 'IDR'],
  ['rp.', 'IDR'],
  ['rm', 'MYR'],
  ['د.إ', 'AED'],
  ['د.إ.', 'AED'],
  ['﷼', 'SAR'],
  ['ر.س', 'SAR'],
  ['ر.س.', 'SAR'],
  ['ج.م', 'EGP'],
  ['ج.م.', 'EGP'],
  ['د.ك', 'KWD'],
  ['د.ك.', 'KWD'],
  ['د.م.', 'MAD'],
  ['د.م', 'MAD'],
  ['ر.ق', 'QAR'],
  ['ر.ق.', 'QAR'],
  ['د.ب', 'BHD'],
  ['د.ب.', 'BHD'],
  ['ر.ع', 'OMR'],
  ['ر.ع.', 'OMR'],
  ['د.أ', 'JOD'],
  ['د.ا', 'JOD'],
  ['د.ت', 'TND'],
  ['د.ج', 'DZD'],
  ['ل.ل', 'LBP'],
  ['ل.ل.', 'LBP'],
  ['ل.س', 'SYP'],
  ['د.ع', 'IQD'],
  ['ch$', 'CLP'],
  ['clp$', 'CLP'],
  ['nt$', 'TWD'],
  ['hk$', 'HKD'],
  ['s$', 'SGD'],
  ['sg$', 'SGD'],
  ['a$', 'AUD'],
  ['au$', 'AUD'],
  ['c$', 'CAD'],
  ['ca$', 'CAD'],
  ['nz$', 'NZD'],
  ['mx$', 'MXN'],
  ['mex$', 'MXN'],
  ['col$', 'COP'],
  ['ar$', 'ARS'],
  ['kč', 'CZK'],
  ['kc', 'CZK'],
  ['lei', 'RON'],
  ['лв', 'BGN'],
  ['₴', 'UAH'],
  ['₸', 'KZT'],
  ['₡', 'CRC'],
  ['₲', 'PYG'],
  ['₵', 'GHS'],
  ['gh₵', 'GHS'],
  ['ksh', 'KES'],
  ['tsh', 'TZS'],
  ['ush', 'UGX'],
  ['৳', 'BDT'],
  ['₾', 'GEL'],
  ['₼', 'AZN'],
  ['₮', 'MNT'],
  ['₭', 'LAK'],
  ['៛', 'KHR'],
  ['₿', 'BTC'],
  ['s/', 'PEN'],
  ['s/.', 'PEN'],
  ['kz', 'AOA'],
]);

/** ISO 4217 codes that are recognised beside an amount, in upper or lower case. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP ' +
    'CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ' +
    'ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN ' +
    'MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD ' +
    'SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ' +
    'ZWL RMB BTC'
  ).split(' '),
);

/** Words for currencies in running text and after numbers, folded (`foldWords`), with their ISO 4217 codes. */
export const CURRENCY_WORDS: ReadonlyMap<string, string> = new Map([
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['dolar', 'USD'],
  ['dolares', 'USD'],
  ['دولار', 'USD'],
  ['دولارا', 'USD'],
  ['دولارات', 'USD'],
  ['bucks', 'USD'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['يورو', 'EUR'],
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['sterling', 'GBP'],
  ['libra', 'GBP'],
  ['libras', 'GBP'],
  ['yen', 'JPY'],
  ['iene', 'JPY'],
  ['ienes', 'JPY'],
  ['ين', 'JPY'],
  ['yuan', 'CNY'],
  ['renminbi', 'CNY'],
  ['يوان', 'CNY'],
  ['rupee', 'INR'],
  ['rupees', 'INR'],
  ['rupia', 'INR'],
  ['rupias', 'INR'],
  ['روبيه', 'INR'],
  ['real', 'BRL'],
  ['reais', 'BRL'],
  ['ريال', 'SAR'],
  ['ريالا', 'SAR'],
  ['ريالات', 'SAR'],
  ['درهم', 'AED'],
  ['درهما', 'AED'],
  ['دراهم', 'AED'],
  ['جنيه', 'EGP'],
  ['جنيها', 'EGP'],
  ['جنيهات', 'EGP'],
  ['dirham', 'AED'],
  ['dirhams', 'AED'],
  ['riyal', 'SAR'],
  ['riyals', 'SAR'],
  ['kwanza', 'AOA'],
  ['kwanzas', 'AOA'],
  ['metical', 'MZN'],
  ['meticais', 'MZN'],
  ['franc', 'CHF'],
  ['francs', 'CHF'],
  ['franco', 'CHF'],
  ['francos', 'CHF'],
  ['rand', 'ZAR'],
  ['won', 'KRW'],
  ['zloty', 'PLN'],
  ['lira', 'TRY'],
  ['liras', 'TRY'],
  ['ليره', 'TRY'],
  ['ليرات', 'TRY'],
  ['peso', 'MXN'],
  ['pesos', 'MXN'],
  ['rouble', 'RUB'],
  ['roubles', 'RUB'],
  ['ruble', 'RUB'],
  ['rubles', 'RUB'],
  ['naira', 'NGN'],
  ['baht', 'THB'],
  ['shekel', 'ILS'],
  ['shekels', 'ILS'],
  ['krona', 'SEK'],
  ['kronor', 'SEK'],
  ['krone', 'NOK'],
  ['kroner', 'NOK'],
  ['escudo', 'CVE'],
  ['escudos', 'CVE'],
]);

/** ISO 4217 code of a sign, a code or a word beside an amount; undefined where it is none. A small letter ("r0") never is one. */
export function maybeCurrency(text: string): string | undefined {
  if (text.length === 1 && text >= 'a' && text <= 'z') return undefined;
  const lower = text.toLowerCase();
  const sign = CURRENCY_SIGNS.get(lower);
  if (sign !== undefined) return sign;
  if (text.length !== 3) return undefined;
  const code = lower.toUpperCase();
  // A name or the first word of a sentence: "Bob 7", "All 3".
  if (text !== code && text !== lower) return undefined;
  if (!CURRENCY_CODES.has(code)) return undefined;
  return code === 'RMB' ? 'CNY' : code;
}

/**
 * Adjectives of Arabic that say whose riyal, pound, lira, dollar or dirham is meant, folded and without their feminine
 * ending, each with the currency that the bare noun is taken for and the one that is meant.
 */
const CURRENCY_ADJECTIVES: ReadonlyMap<string, readonly [noun: string, meant: string]> = new Map([
  ['سعودي', ['SAR', 'SAR']],
  ['قطري', ['SAR', 'QAR']],
  ['عماني', ['SAR', 'OMR']],
  ['يمني', ['SAR', 'YER']],
  ['مصري', ['EGP', 'EGP']],
  ['استرليني', ['EGP', 'GBP']],
  ['سوداني', ['EGP', 'SDG']],
  ['تركي', ['TRY', 'TRY']],
  ['لبناني', ['TRY', 'LBP']],
  ['سوري', ['TRY', 'SYP']],
  ['اماراتي', ['AED', 'AED']],
  ['مغربي', ['AED', 'MAD']],
  ['امريكي', ['USD', 'USD']],
  ['كندي', ['USD', 'CAD']],
  ['استرالي', ['USD', 'AUD']],
]);

/** The currency that an adjective behind a currency's name makes of it; undefined for any other word. */
export function refineCurrency(currency: string | undefined, folded: string): string | undefined {
  const adjective = folded.replace(/(?:ه|ا)$/, '');
  const [noun, meant] = CURRENCY_ADJECTIVES.get(adjective) ?? [];
  return noun === currency ? meant : undefined;
}
