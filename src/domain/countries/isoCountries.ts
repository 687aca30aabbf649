/** The codes by their first letter, which stands before the second ones: the first step of every page brings them. */
const codes =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU ' +
  'IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW ' +
  'SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

/** ISO 3166-1 alpha-2, officially assigned codes, sorted; their names come from `Intl.DisplayNames`. */
export const isoCountries: readonly string[] = codes
  .split(' ')
  .flatMap(([first = '', ...second]) => second.map((letter) => first + letter));
