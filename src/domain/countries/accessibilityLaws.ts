import type { CountryCode } from './country';

/** The law of a country on the accessibility of services, and who supervises it, as the country writes their names. */
export interface AccessibilityLaw {
  readonly law: string;
  /** To be confirmed by counsel: the authorities are named by national acts that were read in secondary sources. */
  readonly authority: string;
}

/**
 * The laws that put Directive (EU) 2019/882 (European Accessibility Act) into national law. Consumer credit is one of the services that it
 * names (article 2, paragraph 2d). A country outside of the EU has none.
 */
export const accessibilityLaws: Readonly<Partial<Record<CountryCode, AccessibilityLaw>>> = {
  DE: {
    law: 'Barrierefreiheitsstärkungsgesetz (BFSG)',
    authority:
      'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
  },
  ES: { law: 'Ley 11/2023, de 8 de mayo', authority: 'Oficina de Atención a la Discapacidad (OADIS)' },
  PL: {
    law: 'ustawa z dnia 26 kwietnia 2024\u00a0r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze',
    authority: 'Rzecznik Finansowy (rf.gov.pl)',
  },
  RO: {
    law: 'Legea nr.\u00a0232/2022',
    authority: 'Autoritatea Națională pentru Protecția Drepturilor Persoanelor cu Dizabilități (ANPDPD)',
  },
};
