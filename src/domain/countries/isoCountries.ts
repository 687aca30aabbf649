/** Grouped by first letter, which comes first in each group. Every page's first script has them, so they are kept short. */
const codes =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU ' +
  'IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW ' +
  'SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS XK YET ZAMW';

/**
 * ISO 3166-1 alpha-2, sorted: the officially assigned codes, and XK for Kosovo, which ISO leaves to its users and CLDR and the EU use. Their
 * names come from `Intl.DisplayNames`.
 */
export const isoCountries: readonly string[] = codes
  .split(' ')
  .flatMap(([first = '', ...second]) => second.map((letter) => first + letter));
