import type { CountryCode } from '../../src/domain/countries/country';

/** The texts of the consents of one country, in its language. */
interface ConsentTexts {
  readonly creditBureau: string;
  readonly partnerTerms: string;
  readonly partnerOffers: string;
}

export const consentTexts: Readonly<Record<CountryCode, ConsentTexts>> = {
  ES: {
    creditBureau: 'Autorizo la consulta de ficheros de crédito.',
    partnerTerms: 'He leído las condiciones de la entidad.',
    partnerOffers: 'Quiero recibir ofertas de la entidad.',
  },
  MX: {
    creditBureau: 'Autorizo la consulta de mi historial crediticio en el Buró de Crédito.',
    partnerTerms: 'He leído las condiciones de la financiera.',
    partnerOffers: 'Quiero recibir promociones de la financiera.',
  },
  CO: {
    creditBureau: 'Autorizo la consulta y el reporte de mi información en las centrales de riesgo.',
    partnerTerms: 'He leído las condiciones de la entidad.',
    partnerOffers: 'Quiero recibir ofertas de la entidad.',
  },
  PL: {
    creditBureau: 'Wyrażam zgodę na sprawdzenie moich danych w bazach kredytowych.',
    partnerTerms: 'Znam warunki pożyczkodawcy.',
    partnerOffers: 'Chcę otrzymywać oferty pożyczkodawcy.',
  },
  RO: {
    creditBureau: 'Sunt de acord cu consultarea datelor mele la Biroul de Credit.',
    partnerTerms: 'Am citit condițiile creditorului.',
    partnerOffers: 'Doresc să primesc ofertele creditorului.',
  },
  DE: {
    creditBureau: 'Ich willige in die Abfrage meiner Daten bei der SCHUFA ein.',
    partnerTerms: 'Ich habe die Bedingungen des Kreditgebers gelesen.',
    partnerOffers: 'Ich möchte Angebote des Kreditgebers erhalten.',
  },
  VN: {
    creditBureau: 'Tôi đồng ý để bên cho vay tra cứu lịch sử tín dụng của tôi tại CIC.',
    partnerTerms: 'Tôi đã đọc điều kiện của bên cho vay.',
    partnerOffers: 'Tôi muốn nhận ưu đãi của bên cho vay.',
  },
  PH: {
    creditBureau: 'Pumapayag akong tingnan ng lender ang aking credit history.',
    partnerTerms: 'Nabasa ko ang mga kondisyon ng lender.',
    partnerOffers: 'Gusto kong makatanggap ng mga alok ng lender.',
  },
};
