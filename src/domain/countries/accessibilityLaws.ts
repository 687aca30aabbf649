import type { CountryCode } from './country';

/**
 * The law that puts Directive (EU) 2019/882 (European Accessibility Act) into national law, as the country writes its name. Consumer
 * credit is one of the services that it names (article 2, paragraph 2d). A country outside of the EU has none.
 */
export const accessibilityLaws: Readonly<Partial<Record<CountryCode, string>>> = {
  DE: 'Barrierefreiheitsstärkungsgesetz (BFSG)',
  ES: 'Ley 11/2023, de 8 de mayo',
  PL: 'ustawa z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze',
  RO: 'Legea nr. 232/2022',
};
