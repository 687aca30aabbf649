const mark = /[\s().+-]/g;

/** A number that is written like a telephone. */
const markedNumber = /^\d{9,13}$/;

/**
 * Digits alone that may be a person's in one of the countries: a telephone without its calling code or a cédula (9 and 10 digits), a PESEL
 * of somebody born since 1930 or a Steuer-ID (11), a telephone with a zero or its calling code, a CCCD, a CNP. Other digits are the ids of ad
 * platforms: at Google 11 of them, the first a 1 or a 2, or more.
 */
const bareNumber =
  /^(?:\d{9,10}|[03-9]\d{10}|(?:0\d|49|5[27]|63|84|521|49\d)\d{10}|[1-8]\d\d(?:0[1-9]|1[0-2])[0-3]\d{7})$/;

/** A DNI, a NIE or a CURP. */
const document = /^(?:\d{8}[a-z]|[xyz]\d{7}[a-z]|[a-z]{4}\d{6}[hmx][a-z]{5}\w\d)$/i;

/** Whether a text looks like the e-mail or the number of a person. */
export function namesPerson(text: string): boolean {
  const value = text.trim();
  const unmarked = value.replace(mark, '');
  const isNumber = unmarked === value ? bareNumber.test(value) : markedNumber.test(unmarked);
  return isNumber || /\S(?:@|%40)\S/i.test(value) || document.test(unmarked);
}
